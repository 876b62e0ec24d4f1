import * as z from 'zod/mini';
import { UserActionType } from '../../domain/enumerations.ts';
import { numeric } from '../../domain/numeric-schema.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { allOf, roles, scope } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { fanCategory, finite, nullableText, queryList, text } from '../core/fields.ts';
import { says } from '../core/says.ts';

/** A category that activity may be about. */
export const fanCategoryName = z.object({ fanCategoryType: fanCategory, name: text });

/** What of the activity is counted; without a list all of it. Sales staff count their own regions whatever they send. */
const reportFilter = {
  eventTypes: z.optional(queryList(numeric(UserActionType))),
  fanCategoryTypes: z.optional(queryList(fanCategory)),
  regions: z.optional(queryList(z.coerce.number())),
};

/** UTC instants at the same place of both lists are a period; the end is exclusive. */
const periods = (max: number, words: () => string) => ({
  fromDates: queryList(text).check(z.minLength(1, says(words)), z.maxLength(max, says(words))),
  toDates: queryList(text).check(z.minLength(1, says(words)), z.maxLength(max, says(words))),
});

/** One period for a summary, two for a change. */
export const reportQuery = z.object({ ...periods(2, () => FIELD_MESSAGES.periods), ...reportFilter }).check(
  z.refine(({ fromDates, toDates }) => fromDates.length === toDates.length, {
    path: ['toDates'],
    ...says(() => FIELD_MESSAGES.periods),
  }),
);

export const trendQuery = z.object({
  ...periods(1, () => FIELD_MESSAGES.period),
  ...reportFilter,
  /** Name in the IANA database of the zone whose months are counted; UTC when it is not said. */
  timeZone: z.optional(text),
});

export const reportRegion = z.object({
  /** Null for activity without a region, shown to administrators who choose no regions. */
  salesRegionNumber: z.nullable(finite),
  salesRegionName: nullableText,
  /** Customers who are looked after by the region today, whatever the periods are. */
  usersCount: finite,
  /** Counts of the first and of the second period, in the order of `eventTypes`; without a second period its list is empty. */
  eventTypeCounts: z.tuple([z.array(finite), z.array(finite)]),
});
export type ReportRegion = z.infer<typeof reportRegion>;

export const activityReport = z.object({
  eventTypes: z.array(z.object({ eventType: numeric(UserActionType), name: text })),
  regions: z.array(reportRegion),
});
export type ActivityReport = z.infer<typeof activityReport>;

/** How often something happened in a month, 1 to 12; months without any are left out. */
export const trendRow = z.object({ month: finite, year: finite, count: finite });
export type TrendRow = z.infer<typeof trendRow>;

interface NamingRegions {
  readonly regions?: readonly number[] | undefined;
}
const staffOfRegions = allOf(
  roles('admin', 'sales'),
  scope('sales-region', ({ regions }: NamingRegions) => regions, { needsSome: true }),
);

export const activityReportEndpoints = {
  fanCategoryTypes: endpoint('GET', '/api/events/fanCategoryTypes', {
    summary: 'Fan categories of the catalogue, which activity may be about',
    access: roles('admin', 'sales'),
    overlay: false,
  }).output(z.array(fanCategoryName)),
  summaryReport: endpoint('GET', '/api/events/summaryReport', {
    summary: 'Customer activity counted by sales region and action, in one period or two',
    access: staffOfRegions,
  })
    .input(reportQuery)
    .output(activityReport),
  trendReport: endpoint('GET', '/api/events/trendReport', {
    summary: 'Customer activity counted by month',
    access: staffOfRegions,
  })
    .input(trendQuery)
    .output(z.array(trendRow)),
};
