import type { ProjectFacts } from '@specbuilder/shared-contracts/api';
import { AddressType, assignedRegionOf, nameKey, offeredDuty } from '@specbuilder/shared-contracts/domain';
import { documentDefaultsOf, documentTemplateOf, findUser } from '../../accounts/index.ts';
import type { Brands } from '../../brand/index.ts';
import type { Catalogues } from '../../catalogue/index.ts';
import {
  type Database,
  DELIVERABLE_MESSAGES,
  invalid,
  notFound,
  type Queryable,
  unknownBrand,
} from '../../core/index.ts';
import { findRegion, type LocationService } from '../../places/index.ts';
import {
  atAltitude,
  currentRevisionOf,
  type DutyRow,
  documentOf,
  fanItemOf,
  findAddress,
  findingsOf,
  findProject,
  itemsDocument,
  itemsToday,
  listBuildingRows,
  listItems,
  type OwnedItemRow,
  scheduledDutiesOf,
} from '../../projects/index.ts';
import { deliverableItem, tagOf } from './deliverable-item.ts';
import { logoOf } from './logo.ts';
import type { DeliverableItem, DeliverableSubject, Offer, Replaced } from './subject.ts';

export interface SubjectPorts {
  readonly db: Database;
  readonly publicUrl: string;
  readonly brands: Pick<Brands, 'get'>;
  readonly catalogues: Pick<Catalogues, 'asOf' | 'today'>;
  readonly location: Pick<LocationService, 'siteConditions'>;
}

export interface SubjectRequest {
  readonly projectId: string;
  /** Items of the project in the order of the document; empty for all that are not alternates, in that of the project. */
  readonly itemIds: readonly string[];
  readonly brand: number;
  /** The caller; null for a program that belongs to no user. */
  readonly userId: string | null;
  readonly date: Date;
  readonly maxItems: number;
}

/**
 * All content of a project's documents.
 *
 * @throws HttpError 'not-found' when there is no such project or brand, 'invalid' with field specificItemIds if an item
 *   belongs to another project, there is none, or there are more than one document takes
 */
export async function readSubject(ports: SubjectPorts, request: SubjectRequest): Promise<DeliverableSubject> {
  const { db, location } = ports;
  const { projectId, userId } = request;
  const project = await findProject(db, projectId);
  if (project === undefined) throw notFound('project');
  const brand = ports.brands.get(request.brand);
  if (brand === undefined) throw unknownBrand(request.brand);
  const site = (await findAddress(db, projectId, AddressType.Site)) ?? null;
  const duties = await scheduledDutiesOf(db, projectId);
  const rows = await listItems(db, projectId);
  const chosen = chosenRows(rows, request);
  const items = await itemsOf(ports, projectId, chosen, { all: rows, duties });
  const alternates = await itemsOf(ports, projectId, alternatesOf(chosen, rows), { all: rows, duties });
  return {
    brand,
    logo: await logoOf(brand),
    template: userId === null ? null : await documentTemplateOf(db, userId),
    publicUrl: ports.publicUrl,
    projectId,
    projectName: project.name,
    referenceId: project.referenceId,
    site,
    conditions: atAltitude(
      site?.postalCode ? location.siteConditions(site.postalCode) : null,
      project.sizingDefaults.altitude,
    ),
    facts: project.facts,
    ...(await peopleOf(db, userId, project.facts)),
    revision: await currentRevisionOf(db, project),
    items,
    alternates,
    duties,
    itemsFile: async () =>
      itemsDocument(
        await documentOf(db, project, ports),
        items.map(({ row }) => row.id),
      ),
    offers: rows.filter(isOffered).map(offerOf),
    date: request.date,
  };
}

async function itemsOf(
  { db, catalogues, location }: SubjectPorts,
  projectId: string,
  chosen: readonly OwnedItemRow[],
  project: { readonly all: readonly OwnedItemRow[]; readonly duties: readonly DutyRow[] },
): Promise<DeliverableItem[]> {
  const { all } = project;
  const duties = new Map(project.duties.map((duty) => [duty.tagKey, duty]));
  const today = itemsToday({ catalogues, location });
  const buildings = new Map((await listBuildingRows(db, projectId)).map(({ id, name }) => [id, name]));
  const items: DeliverableItem[] = [];
  for (const row of chosen) {
    const catalogue = await catalogues.asOf(row.manufacturerLabelId, row.catalogueVersion);
    items.push(
      deliverableItem(row, catalogue, all.indexOf(row) + 1, {
        duty: row.tag === null ? null : (duties.get(nameKey(row.tag)) ?? null),
        building: row.buildingId === null ? null : (buildings.get(row.buildingId) ?? null),
        findings: findingsOf(row, today).filter(({ code }) => code !== 'version.priceBook'),
        replaces: replacedBy(row, all),
      }),
    );
  }
  return items;
}

function chosenRows(all: readonly OwnedItemRow[], { itemIds, maxItems }: SubjectRequest): OwnedItemRow[] {
  const chosen = chosenOf(all, new Set(itemIds));
  if (chosen.length === 0) throw invalid('specificItemIds', DELIVERABLE_MESSAGES.noItems);
  if (chosen.length > maxItems) throw invalid('specificItemIds', DELIVERABLE_MESSAGES.tooManyItems({ most: maxItems }));
  return chosen;
}

/** Those of the chosen items, and those that are chosen themselves. */
function alternatesOf(chosen: readonly OwnedItemRow[], all: readonly OwnedItemRow[]): OwnedItemRow[] {
  const ids = new Set(chosen.map(({ id }) => id));
  return all.filter((row) => row.alternateToId !== null && (ids.has(row.id) || ids.has(row.alternateToId)));
}

function replacedBy({ id, alternateToId }: OwnedItemRow, all: readonly OwnedItemRow[]): Replaced | null {
  const index = alternateToId === null ? -1 : all.findIndex((row) => row.id === alternateToId);
  const base = all[index];
  if (base === undefined) return null;
  const alternates = all.filter((row) => row.alternateToId === alternateToId);
  const place = alternates.findIndex((row) => row.id === id) + 1;
  return { tag: tagOf(base, index + 1), quantity: base.quantity, place };
}

function chosenOf(all: readonly OwnedItemRow[], ids: ReadonlySet<string>): OwnedItemRow[] {
  if (ids.size === 0) return all.filter(isOffered);
  const byId = new Map(all.map((row) => [row.id, row]));
  const chosen = [...ids].flatMap((id) => byId.get(id) ?? []);
  if (chosen.length !== ids.size) throw invalid('specificItemIds', DELIVERABLE_MESSAGES.foreignItem);
  return chosen;
}

/** An alternate is no part of the offer. */
function isOffered({ alternateToId }: OwnedItemRow): boolean {
  return alternateToId === null;
}

function offerOf(row: OwnedItemRow): Offer {
  return { itemId: row.id, ...offeredDuty(fanItemOf(row, true)) };
}

/** The origin of documents: who prepares them, and the office of the region that serves the user. */
async function peopleOf(
  db: Queryable,
  userId: string | null,
  facts: ProjectFacts,
): Promise<Pick<DeliverableSubject, 'preparedBy' | 'office'>> {
  const written = nameOf(facts);
  const found = userId === null ? undefined : await findUser(db, userId);
  if (found === undefined)
    return { preparedBy: written === '' ? null : { name: written, company: null }, office: null };
  const { user, selectedRegion } = found;
  const number = assignedRegionOf(user);
  const office = selectedRegion ?? (number === null ? undefined : await findRegion(db, number)) ?? null;
  const name = written || nameOf(await documentDefaultsOf(db, user.id)) || user.userName;
  return { preparedBy: { name, company: user.companyName }, office };
}

const nameOf = ({ firstName, lastName }: ProjectFacts) => [firstName, lastName].filter(Boolean).join(' ');
