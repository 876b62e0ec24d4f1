import type { DutyFields, ScheduledDuty } from '@specbuilder/shared-contracts/api';
import { nameKey } from '@specbuilder/shared-contracts/domain';
import { HttpError, invalid, notFound, type Queryable, SCHEDULE_MESSAGES, type UnitOfWork } from '../../core/index.ts';
import { noteChange } from '../project/change-note.ts';
import { findItemsOf } from '../project/item-store.ts';
import { lockProject } from '../project/store.ts';
import { dutiesOfCriteria } from './duties-of-criteria.ts';
import { fillLocations } from './locations.ts';
import * as store from './store.ts';

type PlacedFields = DutyFields & { readonly position?: number | undefined };

export async function readDuties(db: Queryable, projectId: string): Promise<ScheduledDuty[]> {
  return (await store.scheduledDutiesOf(db, projectId)).map(dutyResponse);
}

export interface ManyDuties {
  readonly projectId: string;
  readonly duties: readonly PlacedFields[];
  readonly replacesAll: boolean;
}

/**
 * Stores a schedule: a row replaces the row with the same tag, other rows are appended. All are stored or none.
 *
 * @throws HttpError 'invalid' on the line of a tag that occurs twice
 */
export async function saveDuties(
  unit: UnitOfWork,
  { projectId, duties, replacesAll }: ManyDuties,
): Promise<ScheduledDuty[]> {
  const { tx } = unit;
  rejectTwice(duties);
  await lockProject(tx, projectId);
  const known = await store.scheduledDutiesOf(tx, projectId);
  const given = new Set(duties.map(({ tag }) => nameKey(tag)));
  const going = replacesAll ? known.filter(({ tagKey }) => !given.has(tagKey)) : [];
  if (going.length > 0) await store.deleteDuties(tx, projectId, going.map(idOf));
  // A schedule that replaces another one brings its order.
  const placed = placedDuties(duties, replacesAll ? [] : known);
  await store.saveDuties(tx, projectId, placed);
  await fillLocations(unit, projectId, known);
  await noteChange(unit, projectId, { what: 'schedule' });
  return readDuties(tx, projectId);
}

export interface OneDuty extends PlacedFields {
  readonly projectId: string;
  readonly dutyId: string;
  readonly rowVersion?: number | undefined;
}

/**
 * Adds or changes one row.
 *
 * @throws HttpError 'conflict' with the current row when the caller saw an older one, 'invalid' on a tag that
 *   another row has, 'not-found' for a row of another project
 */
export async function saveDuty(
  unit: UnitOfWork,
  { projectId, dutyId, rowVersion, ...fields }: OneDuty,
): Promise<ScheduledDuty> {
  const { tx } = unit;
  await lockProject(tx, projectId);
  const known = await store.scheduledDutiesOf(tx, projectId);
  const old = known.find(({ id }) => id === dutyId);
  if (old === undefined && (rowVersion !== undefined || (await store.findDuty(tx, dutyId)) !== undefined)) {
    throw new HttpError('not-found', SCHEDULE_MESSAGES.rowNotFound);
  }
  if (old !== undefined && rowVersion !== undefined && rowVersion !== old.rowVersion) {
    throw new HttpError('conflict', SCHEDULE_MESSAGES.changedMeanwhile, { current: dutyResponse(old) });
  }
  const key = nameKey(fields.tag);
  if (known.some((other) => other !== old && other.tagKey === key)) throw invalid('tag', SCHEDULE_MESSAGES.tagInUse);
  const { location = old?.location ?? null } = fields;
  const duty = { ...fields, location, position: fields.position ?? old?.position ?? nextPosition(known) };
  const row =
    old === undefined ? await store.insertDuty(tx, projectId, dutyId, duty) : await store.updateDuty(tx, dutyId, duty);
  await fillLocations(unit, projectId, known);
  await noteChange(unit, projectId, { what: 'schedule' });
  return dutyResponse(row);
}

/** @throws HttpError 'not-found' when the project does not have one of them; then none is deleted */
export async function deleteDuties(unit: UnitOfWork, projectId: string, ids: readonly string[]): Promise<void> {
  const { tx } = unit;
  await lockProject(tx, projectId);
  const uniqueIds = [...new Set(ids)];
  if ((await store.deleteDuties(tx, projectId, uniqueIds)) !== uniqueIds.length) {
    throw new HttpError('not-found', SCHEDULE_MESSAGES.rowNotFound);
  }
  await noteChange(unit, projectId, { what: 'schedule' });
}

/**
 * Adds the search criteria of items to the schedule. Existing schedule rows were entered by a user and stay unchanged.
 *
 * @throws HttpError 'not-found' when the project does not have one of the items
 */
export async function dutiesFromCriteria(
  unit: UnitOfWork,
  projectId: string,
  itemIds: readonly string[],
): Promise<ScheduledDuty[]> {
  const { tx } = unit;
  await lockProject(tx, projectId);
  const uniqueIds = [...new Set(itemIds)];
  const items = await findItemsOf(tx, projectId, uniqueIds);
  if (items.length !== uniqueIds.length) throw notFound('item');
  const known = await store.scheduledDutiesOf(tx, projectId);
  const scheduled = new Set(known.map(({ tagKey }) => tagKey));
  const inOrder = [...items].sort((item, other) => item.itemIndex - other.itemIndex);
  const missing = dutiesOfCriteria(inOrder).filter(({ tag }) => !scheduled.has(nameKey(tag)));
  await store.saveDuties(tx, projectId, placedDuties(missing, known));
  await noteChange(unit, projectId, { what: 'schedule' });
  return readDuties(tx, projectId);
}

/** Rows that are there keep their place unless another one is given; the others follow the last one. */
function placedDuties(
  duties: readonly (PlacedFields | Omit<store.DutyValues, 'position'>)[],
  known: readonly store.DutyRow[],
): store.DutyValues[] {
  const rows = new Map(known.map((row) => [row.tagKey, row]));
  let next = nextPosition(known);
  return duties.map((duty) => {
    const row = rows.get(nameKey(duty.tag));
    const given = 'position' in duty ? duty.position : undefined;
    return {
      ...duty,
      location: duty.location === undefined ? (row?.location ?? null) : duty.location,
      position: given ?? row?.position ?? next++,
    };
  });
}

function nextPosition(known: readonly store.DutyRow[]): number {
  return Math.max(-1, ...known.map(({ position }) => position)) + 1;
}

function rejectTwice(duties: readonly PlacedFields[]): void {
  const lines = new Map<string, number>();
  const fields: Record<string, string[]> = {};
  for (const [index, { tag }] of duties.entries()) {
    const first = lines.get(nameKey(tag));
    if (first === undefined) lines.set(nameKey(tag), index);
    else fields[`duties.${index}.tag`] = [SCHEDULE_MESSAGES.tagTwice({ line: first + 1 })];
  }
  const [first] = Object.values(fields);
  if (first !== undefined) throw new HttpError('invalid', first[0] ?? '', { fields });
}

function dutyResponse({ projectId: _project, tagKey: _key, ...duty }: store.DutyRow): ScheduledDuty {
  return { ...duty, phase: duty.phase as ScheduledDuty['phase'] };
}

function idOf({ id }: store.DutyRow): string {
  return id;
}
