import type { Visit, visitQuery } from '@specbuilder/shared-contracts/api';
import type { infer as Infer } from 'zod/mini';
import type { Caller, Database } from '../../core/index.ts';
import { activityProjects } from './activity-projects.ts';
import { filterOf } from './service.ts';
import { countVisits, listVisits, type VisitRow } from './visit-store.ts';

/** Visits are found by reading every event of the period. */
const MAX_DAYS = 31;
const DAY_MS = 86_400_000;

/**
 * What customers did, by visit, the newest first: the last 31 days of the period that is requested.
 *
 * @param salesRegions null for all
 * @throws HttpError 'invalid' with field fromDate or toDate when the text is no date
 */
export async function readVisits(
  db: Database,
  salesRegions: readonly number[] | null,
  query: Infer<typeof visitQuery>,
  caller: Pick<Caller, 'userId' | 'roles'>,
) {
  const { pageIndex, pageSize } = query;
  const filter = filterOf(salesRegions, query);
  const earliest = new Date((filter.to ?? new Date()).getTime() - MAX_DAYS * DAY_MS);
  const from = filter.from !== undefined && filter.from > earliest ? filter.from : earliest;
  const totalCount = await countVisits(db, { ...filter, from });
  const rows = await listVisits(db, { ...filter, from }, { limit: pageSize, offset: pageIndex * pageSize });
  const projectOf = await activityProjects(db, rows, caller);
  return { items: visitsOf(rows, projectOf), totalCount, pageIndex, pageSize };
}

type ProjectOf = Awaited<ReturnType<typeof activityProjects>>;

/** Rows come visit by visit. */
function visitsOf(rows: readonly VisitRow[], projectOf: ProjectOf): Visit[] {
  const visits = new Map<string, VisitRow[]>();
  for (const row of rows) visits.set(row.id, [...(visits.get(row.id) ?? []), row]);
  return [...visits.values()].flatMap((ofVisit) => {
    const [first] = ofVisit;
    if (first === undefined) return [];
    const { id, startedOnUtc, endedOnUtc, userId, userName, fullName, isCustomer } = first;
    const { salesRegionNumber, salesRegionName } = first;
    const models = [...new Set(ofVisit.flatMap(({ model }) => (model === null ? [] : [model])))];
    return {
      ...{ id, startedOnUtc, endedOnUtc, userId, userName, fullName, isCustomer, salesRegionNumber, salesRegionName },
      actions: actionsOf(ofVisit, projectOf),
      models,
    };
  });
}

/** Rows of one action and project differ by model. */
function actionsOf(rows: readonly VisitRow[], projectOf: ProjectOf): Visit['actions'] {
  const actions = new Map<string, Visit['actions'][number]>();
  for (const row of rows) {
    const key = `${row.eventType} ${row.projectId}`;
    const before = actions.get(key);
    const count = (before?.count ?? 0) + row.count;
    actions.set(key, {
      eventType: row.eventType as Visit['actions'][number]['eventType'],
      count,
      project: projectOf(row),
    });
  }
  return [...actions.values()];
}
