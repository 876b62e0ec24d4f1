import { type SQL, sql } from 'drizzle-orm';
import { isOpenCustomer } from '../../accounts/index.ts';
import { type Queryable, schema } from '../../core/index.ts';
import { conditions, type EventFilter, fullName } from './store.ts';

const { projects, salesRegions, userEvents, users } = schema;

/** A longer pause begins another visit. */
const VISIT_PAUSE_MINUTES = 30;

/** One kind of action of a visit, about one project and model. */
export interface VisitRow extends Record<string, unknown> {
  /** Of the visit's last event. */
  readonly id: string;
  readonly startedOnUtc: string;
  readonly endedOnUtc: string;
  readonly userId: string | null;
  readonly userName: string | null;
  readonly fullName: string | null;
  readonly isCustomer: boolean;
  readonly salesRegionNumber: number | null;
  readonly salesRegionName: string | null;
  readonly eventType: number;
  readonly count: number;
  readonly projectId: string | null;
  readonly projectName: string | null;
  readonly referenceId: string | null;
  readonly model: string | null;
}

interface VisitPage {
  readonly limit: number;
  readonly offset: number;
}

/** The newest visits of a page, each in as many rows as it has kinds of actions. */
export async function listVisits(db: Queryable, filter: EventFilter, page: VisitPage): Promise<VisitRow[]> {
  const { rows } = await db.execute<VisitRow>(sql`
    ${numbered(filter)}, visits as (
      select user_id, region, visit, max(id) as last_id, min(at) as started, max(at) as ended
      from numbered group by user_id, region, visit
      order by max(at) desc, max(id) desc limit ${page.limit} offset ${page.offset}
    ), done as (
      select visits.last_id, visits.started, visits.ended, visits.user_id, visits.region, numbered.event_type,
        numbered.project_id, numbered.model, count(*)::integer as count, min(numbered.id) as first_id
      from visits join numbered on numbered.user_id is not distinct from visits.user_id
        and numbered.region is not distinct from visits.region and numbered.visit = visits.visit
      group by 1, 2, 3, 4, 5, 6, 7, 8
    )
    select done.last_id::text as id, ${instant(sql`done.started`)} as "startedOnUtc",
      ${instant(sql`done.ended`)} as "endedOnUtc", done.user_id as "userId", ${users.userName} as "userName",
      ${fullName} as "fullName", coalesce(${isOpenCustomer()}, false) as "isCustomer",
      done.region as "salesRegionNumber", ${salesRegions.description} as "salesRegionName",
      done.event_type as "eventType", done.count, done.project_id as "projectId", ${projects.name} as "projectName",
      ${projects.referenceId} as "referenceId", done.model
    from done
    left join ${users} on ${users.id} = done.user_id
    left join ${salesRegions} on ${salesRegions.region} = done.region
    left join ${projects} on ${projects.id} = done.project_id
    order by done.ended desc, done.last_id desc, done.first_id
  `);
  return rows;
}

export async function countVisits(db: Queryable, filter: EventFilter): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`${numbered(filter)} select count(*)::integer as count from numbered where begins = 1`,
  );
  return rows[0]?.count ?? 0;
}

/** Events with the number of their visit: of one user, in one region, without a long pause. Guests count as one user. */
function numbered(filter: EventFilter): SQL {
  return sql`
    with found as (
      select ${userEvents.id} as id, ${userEvents.userId} as user_id, ${userEvents.salesRegionNumber} as region,
        ${userEvents.eventType} as event_type, ${userEvents.projectId} as project_id, ${userEvents.model} as model,
        ${userEvents.createdOnUtc} as at
      from ${userEvents} where ${conditions(filter)}
    ), started as (
      select *, case when at - lag(at) over each <= make_interval(mins => ${VISIT_PAUSE_MINUTES}::integer) then 0 else 1
        end as begins
      from found window each as (partition by user_id, region order by at, id)
    ), numbered as (
      select *, sum(begins) over (partition by user_id, region order by at, id) as visit from started
    )`;
}

/** As JSON has it, the same of both stores. */
const instant = (value: SQL): SQL => sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
