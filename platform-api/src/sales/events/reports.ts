import type {
  ActivityReport,
  ReportRegion,
  reportQuery,
  TrendRow,
  trendQuery,
} from '@specbuilder/shared-contracts/api';
import { USER_ACTION_LABELS, UserActionType } from '@specbuilder/shared-contracts/domain';
import type { infer as Infer } from 'zod/mini';
import { type Database, EVENT_MESSAGES, invalid, queryInstant } from '../../core/index.ts';
import { monthsOf } from './month-starts.ts';
import { type CountRow, countByMonth, countByRegion, type Period } from './report-store.ts';

export type ReportQuery = Infer<typeof reportQuery>;
export type TrendQuery = Infer<typeof trendQuery>;

const UTC = 'UTC';
/** Each month is a bound that rows are compared with. */
const MAX_YEARS = 100;

/**
 * Activity of each region by action: the count in the first period and, if requested, in the second. Counts
 * what the log lists for the same filter.
 *
 * @param salesRegions null for all
 * @throws HttpError 'invalid' with field fromDates or toDates when a text is no date
 */
export async function readSummaryReport(
  db: Database,
  salesRegions: readonly number[] | null,
  manufacturerLabelId: number,
  query: ReportQuery,
): Promise<ActivityReport> {
  const periods = periodsOf(query);
  const filter = { salesRegions, eventTypes: query.eventTypes, fanCategoryTypes: query.fanCategoryTypes };
  const rows = await countByRegion(db, filter, periods, manufacturerLabelId);
  const requested = new Set(query.eventTypes?.length ? query.eventTypes : Object.values(UserActionType));
  const eventTypes = Object.values(UserActionType).filter((type) => requested.has(type));
  return {
    eventTypes: eventTypes.map((eventType) => ({ eventType, name: USER_ACTION_LABELS[eventType] })),
    regions: regionsOf(rows, eventTypes, periods.length),
  };
}

/**
 * Activity by month in a time zone; months without activity are left out.
 *
 * @param salesRegions null for all
 * @throws HttpError 'invalid' with the field that is no date, no zone, or too far from the other
 */
export async function readTrendReport(
  db: Database,
  salesRegions: readonly number[] | null,
  query: TrendQuery,
): Promise<TrendRow[]> {
  const [{ from, to }] = periodsOf(query);
  if (to.getUTCFullYear() - from.getUTCFullYear() > MAX_YEARS) throw invalid('toDates', EVENT_MESSAGES.tooLong);
  const months = monthsOf(zoneOf(query.timeZone), from, to);
  if (months.length === 0) return [];
  const { eventTypes, fanCategoryTypes } = query;
  const counts = await countByMonth(db, { salesRegions, eventTypes, fanCategoryTypes, from, to }, months);
  return counts.flatMap(({ place, count }) => {
    const at = months[place];
    return at === undefined ? [] : [{ month: at.month, year: at.year, count }];
  });
}

function periodsOf({ fromDates, toDates }: Pick<ReportQuery, 'fromDates' | 'toDates'>): readonly [Period, Period?] {
  const [first, second] = fromDates.map((from, index) => ({
    from: instantAt('fromDates', from),
    to: instantAt('toDates', toDates[index]),
  }));
  if (first === undefined) throw invalid('fromDates', EVENT_MESSAGES.noDate);
  return second === undefined ? [first] : [first, second];
}

function instantAt(field: string, text: string | undefined): Date {
  const instant = queryInstant(field, text);
  if (instant === undefined) throw invalid(field, EVENT_MESSAGES.noDate);
  return instant;
}

function zoneOf(timeZone = UTC): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    throw invalid('timeZone', EVENT_MESSAGES.noTimeZone);
  }
}

/** Rows come region by region. */
function regionsOf(rows: readonly CountRow[], eventTypes: readonly number[], periods: number): ReportRegion[] {
  const regions: ReportRegion[] = [];
  for (const { region, name, users, eventType, first, second } of rows) {
    let last = regions.at(-1);
    if (last === undefined || last.salesRegionNumber !== region) {
      const none = () => eventTypes.map(() => 0);
      last = {
        salesRegionNumber: region,
        salesRegionName: name,
        usersCount: users,
        eventTypeCounts: [none(), periods === 2 ? none() : []],
      };
      regions.push(last);
    }
    const index = eventType === null ? -1 : eventTypes.indexOf(eventType);
    if (index < 0) continue;
    const [ofFirst, ofSecond] = last.eventTypeCounts;
    ofFirst[index] = first ?? 0;
    if (periods === 2) ofSecond[index] = second ?? 0;
  }
  return regions;
}
