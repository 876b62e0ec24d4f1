import { and, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { isOpenCustomer } from '../../accounts/index.ts';
import { type Queryable, regionOfUserSql, schema } from '../../core/index.ts';
import type { Month } from './month-starts.ts';
import { conditions, type EventFilter } from './store.ts';

const { userEvents, users, userSettings, salesRegions } = schema;

export interface Period {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

/** A region and one of its actions; action and counts are null where nothing happened. */
export interface CountRow extends Record<string, unknown> {
  readonly region: number | null;
  readonly name: string | null;
  readonly users: number;
  readonly eventType: number | null;
  readonly first: number | null;
  readonly second: number | null;
}

/** Represents the region of events without one, so that rows can be joined by it. */
const NOWHERE = 0;

/**
 * Events by region and action in one reading of their index, with the customers of each region. Regions in which nothing
 * happened are there too: those of the filter, or the open ones that sell the brand.
 */
export async function countByRegion(
  db: Queryable,
  filter: Omit<EventFilter, 'from' | 'to'>,
  periods: readonly [Period, Period?],
  manufacturerLabelId: number,
): Promise<CountRow[]> {
  const [first, second] = periods;
  const countOf = (period: Period | undefined) =>
    period === undefined ? sql`0` : sql`count(*) filter (where ${within(period)})::integer`;
  const { rows } = await db.execute<CountRow>(sql`
    with counted as (
      select coalesce(${userEvents.salesRegionNumber}, ${NOWHERE}::integer) as region,
        ${userEvents.eventType} as event_type, ${countOf(first)} as first, ${countOf(second)} as second
      from ${userEvents}
      where ${and(conditions(filter), or(within(first), second && within(second)))}
      group by 1, 2
    ), people as (${customersByRegion(filter.salesRegions)}
    ), listed as (
      ${regionsToList(filter.salesRegions, manufacturerLabelId)}
      union select region from counted
    )
    select nullif(listed.region, ${NOWHERE}::integer) as region, ${salesRegions.description} as name,
      coalesce(people.users, 0) as users, counted.event_type as "eventType", counted.first, counted.second
    from listed
    left join ${salesRegions} on ${salesRegions.region} = listed.region
    left join people on people.region = listed.region
    left join counted on counted.region = listed.region
    order by listed.region = ${NOWHERE}::integer, listed.region
  `);
  return rows;
}

/** Events of each month, in one reading of their index; months without any are left out. */
export async function countByMonth(
  db: Queryable,
  filter: EventFilter,
  months: readonly Month[],
): Promise<{ readonly place: number; readonly count: number }[]> {
  const starts = sql.join(
    months.map(({ start }) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  );
  const { rows } = await db.execute<{ place: number; count: number }>(sql`
    select width_bucket(${userEvents.createdOnUtc}, array[${starts}]) - 1 as place, count(*)::integer as count
    from ${userEvents} where ${conditions(filter)} group by 1 order by 1
  `);
  return rows;
}

const within = ({ from, to }: Period): SQL | undefined =>
  and(gte(userEvents.createdOnUtc, from), lt(userEvents.createdOnUtc, to));

/** Customers by the region that looks after them, as `regionOfUser` says it. */
function customersByRegion(regions: readonly number[] | null): SQL {
  return sql`
    select ${regionOfUserSql} as region, count(*)::integer as users
    from ${users} left join ${userSettings} on ${userSettings.userId} = ${users.id}
    where ${and(isOpenCustomer(), regions === null ? isNotNull(regionOfUserSql) : inArray(regionOfUserSql, [...regions]))}
    group by 1`;
}

function regionsToList(regions: readonly number[] | null, manufacturerLabelId: number): SQL {
  const requested =
    regions === null
      ? and(
          sql`${manufacturerLabelId} = any(${salesRegions.manufacturerLabelIds})`,
          sql`${salesRegions.isValid} and not ${salesRegions.obsolete}`,
        )
      : inArray(salesRegions.region, [...regions]);
  return sql`select ${salesRegions.region} as region from ${salesRegions} where ${requested}`;
}
