import type { Configuration } from '@specbuilder/fan-engine';
import {
  type DutyFields,
  dutyFields,
  type ExhaustSupplySpecification,
  type HvlsSpecification,
  operatingCostSettings,
} from '@specbuilder/shared-contracts/api';
import * as z from 'zod/mini';
import { listBuildingRows } from '../projects/building-store.ts';
import { listItems } from '../projects/item-store.ts';
import { dutyValues, scheduledDutiesOf } from '../scheduled-duties/store.ts';
import type { Queryable } from '../store/database.ts';
import { findProjectByReference, listAddresses } from './store.ts';

const nullableText = z.nullable(z.string());

/** Only the engine knows what belongs into these; it refuses what it does not understand. */
const configuration = z.custom<Configuration>((value) => typeof value === 'object' && value !== null);
const specification = z.custom<ExhaustSupplySpecification | HvlsSpecification>(
  (value) => typeof value === 'object' && value !== null,
);

/** A project as servers hand it to one another: nothing in it says whose it is. */
export const portableProject = z.object({
  version: z.literal(1),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  manufacturerLabelId: z.number(),
  operatingCost: operatingCostSettings,
  addresses: z.array(
    z.object({
      addressType: z.number().check(z.int()),
      streetLine1: nullableText,
      streetLine2: nullableText,
      city: nullableText,
      state: nullableText,
      postalCode: nullableText,
      country: nullableText,
    }),
  ),
  buildings: z.array(z.object({ name: z.string(), squareFeet: z.number().check(z.gt(0)) })),
  items: z.array(
    z.object({
      model: z.string(),
      specification,
      configuration,
      tag: nullableText,
      quantity: z.number().check(z.int(), z.gte(1), z.lte(99)),
      notes: nullableText,
      /** Place in `buildings`. */
      building: z.nullable(z.number().check(z.int(), z.gte(0))),
      /** Place in `items`; servers of before send none. */
      alternateTo: z._default(z.nullable(z.number().check(z.int(), z.gte(0))), null),
    }),
  ),
  scheduledDuties: z._default(z.array(dutyFields), []),
});
export type PortableProject = z.infer<typeof portableProject>;

/** The project of a reference id for another server; undefined when there is none. */
export async function readPortable(db: Queryable, referenceId: string): Promise<PortableProject | undefined> {
  const project = await findProjectByReference(db, referenceId);
  if (project === undefined) return undefined;
  const buildings = await listBuildingRows(db, project.id);
  const addresses = await listAddresses(db, project.id);
  const items = await listItems(db, project.id);
  const { name, manufacturerLabelId, operatingCost } = project;
  return {
    ...{ version: 1, name, manufacturerLabelId, operatingCost },
    addresses: addresses.map(({ projectId: _project, ...fields }) => fields),
    buildings: buildings.map((one) => ({ name: one.name, squareFeet: one.squareFeet })),
    items: items.map((item) => ({
      model: item.snapshot.modelDisplayAs,
      specification: item.specification,
      configuration: item.configuration,
      tag: item.tag,
      quantity: item.quantity,
      notes: item.notes,
      building: item.buildingId === null ? null : buildings.findIndex(({ id }) => id === item.buildingId),
      alternateTo: item.alternateToId === null ? null : items.findIndex(({ id }) => id === item.alternateToId),
    })),
    scheduledDuties: (await scheduledDutiesOf(db, project.id)).map((duty) => {
      const { position: _place, ...said } = dutyValues(duty);
      return { ...said, phase: said.phase as DutyFields['phase'] };
    }),
  };
}
