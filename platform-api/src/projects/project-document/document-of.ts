import {
  type DutyFields,
  PROJECT_DOCUMENT_VERSION,
  type ProjectDocument,
  type ProjectDocumentItem,
} from '@specbuilder/shared-contracts/api';
import type { AddressType } from '@specbuilder/shared-contracts/domain';
import type { Brands } from '../../brand/index.ts';
import type { Queryable } from '../../core/index.ts';
import type { LocationService } from '../../places/index.ts';
import { ratingOfToday } from '../../sizing/index.ts';
import type { FanItemRow } from '../fan-items/item-response.ts';
import { type BuildingRow, listBuildingRows } from '../project/building-store.ts';
import { listItems } from '../project/item-store.ts';
import type { ProjectRow } from '../project/store.ts';
import { type DutyRow, dutyValues, scheduledDutiesOf } from '../scheduled-duties/store.ts';
import { type AddressRow, listAddresses } from './store.ts';

export interface DocumentPorts {
  readonly brands: Pick<Brands, 'get'>;
  readonly location: Pick<LocationService, 'siteConditions'>;
}

/** All that a project is, in an order that does not depend on when its parts were made; whose it is, is not in it. */
export async function documentOf(
  db: Queryable,
  project: ProjectRow,
  { brands, location }: DocumentPorts,
): Promise<ProjectDocument> {
  const { id, name, referenceId, manufacturerLabelId, operatingCost, facts, sizingDefaults } = project;
  const buildings = (await listBuildingRows(db, id)).sort((entry, other) => (entry.name < other.name ? -1 : 1));
  const addresses = await listAddresses(db, id);
  const items = await listItems(db, id);
  const places = new Map(items.map((item, index) => [item.id, index]));
  const postalCode = addresses.find((address) => address.postalCode !== null)?.postalCode ?? null;
  return {
    schemaVersion: PROJECT_DOCUMENT_VERSION,
    name,
    referenceId,
    manufacturerLabelId,
    brandName: brands.get(manufacturerLabelId)?.settings.brandName ?? null,
    operatingCost,
    facts,
    // Left out where there is none, so that older revisions are the same as the project.
    ...(Object.keys(sizingDefaults).length === 0 ? {} : { sizingDefaults }),
    addresses: addresses.map(documentAddress),
    climate: postalCode === null ? null : location.siteConditions(postalCode),
    buildings: buildings.map((building) => ({ name: building.name, squareFeet: building.squareFeet })),
    items: items.map((item) => documentItem(item, buildings, places)),
    scheduledDuties: (await scheduledDutiesOf(db, id)).map(documentDuty),
  };
}

function documentAddress({ projectId: _project, addressType, ...fields }: AddressRow) {
  return { addressType: addressType as AddressType, ...fields };
}

/** An item as documents say it, without its id: also of one that is not stored yet. */
export type DescribedItem = Pick<
  FanItemRow,
  | 'configuration'
  | 'snapshot'
  | 'catalogueVersion'
  | 'engineVersion'
  | 'priceBookVersion'
  | 'tag'
  | 'quantity'
  | 'notes'
  | 'location'
>;

/** The order of the list says its place. */
function documentDuty(duty: DutyRow): DutyFields {
  const { position: _position, ...said } = dutyValues(duty);
  return { ...said, phase: said.phase as DutyFields['phase'] };
}

function documentItem(
  item: FanItemRow,
  buildings: readonly BuildingRow[],
  places: ReadonlyMap<string, number>,
): ProjectDocumentItem {
  const building = buildings.findIndex(({ id }) => id === item.buildingId);
  const alternateTo = item.alternateToId === null ? null : (places.get(item.alternateToId) ?? null);
  return { itemId: item.id, alternateTo, ...describedItem(item, building === -1 ? null : building) };
}

export function describedItem(item: DescribedItem, building: number | null): ProjectDocumentItem {
  const { specification, versions: _versions, kind, ...configuration } = item.configuration;
  const { snapshot, tag, quantity, notes, location } = item;
  const described = {
    kind,
    tag,
    quantity,
    notes,
    location,
    building,
    model: snapshot.modelDisplayAs,
    voltage: snapshot.selectedVoltage,
    options: snapshot.fanOptions.map(({ fanOptionId, description }) => ({ fanOptionId, description })),
    figures: valuesOf(item),
    versions: { catalogue: item.catalogueVersion, engine: item.engineVersion, priceBook: item.priceBookVersion },
    specification,
    configuration,
  };
  // Kind, specification and choices come from one configuration, so they belong together.
  return described as ProjectDocumentItem;
}

function valuesOf({ snapshot }: DescribedItem): ProjectDocumentItem['figures'] {
  const { hvls, motor, price, weightLb } = snapshot;
  const rating = snapshot.rating && ratingOfToday(snapshot.rating);
  return {
    cfm: rating?.cfm ?? hvls?.cfm ?? null,
    sp: rating?.totalStaticPressure ?? null,
    rpm: rating?.rpm ?? hvls?.rpm ?? null,
    bhp: rating?.totalBhp ?? null,
    motorHorsepower: motor.horsepower,
    inputKw: rating?.inputKw ?? hvls?.inputKw ?? 0,
    sones: rating?.soundSones ?? null,
    fei: rating?.energy.fei ?? hvls?.cfei ?? null,
    weightLb: weightLb ?? null,
    price: price.total,
  };
}
