import * as z from 'zod/mini';
import { UserActionType } from '../../domain/enumerations.ts';
import { numeric } from '../../domain/numeric-schema.ts';
import { allOf, roles, scope } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { fanCategory, finite, nullableText, pageFields, queryList, text, utcInstant, uuid } from '../core/fields.ts';
import { activityReportEndpoints } from './activity-reports.ts';

export const userEvent = z.object({
  id: text,
  createdOnUtc: utcInstant,
  /** Null for a guest. */
  userId: z.nullable(uuid),
  userName: nullableText,
  fullName: nullableText,
  /** Whether there is a customer's detail to open: staff and closed accounts have none (LOG-010). */
  isCustomer: z.boolean(),
  salesRegionNumber: z.nullable(finite),
  salesRegionName: nullableText,
  eventType: numeric(UserActionType),
  fanCategoryType: z.nullable(fanCategory),
  projectId: z.nullable(uuid),
});
export type UserEvent = z.infer<typeof userEvent>;

const LOG_COLUMNS = ['CreatedOnUtc', 'Customer', 'Region', 'Action', 'FanCategory'] as const;

/** Sales staff get their own regions whatever they send; admins may request any. */
export const logQuery = z.object({
  ...pageFields,
  eventType: z.optional(queryList(numeric(UserActionType))),
  fanCategoryType: z.optional(queryList(fanCategory)),
  userId: z.optional(uuid),
  salesRegionNumber: z.optional(queryList(z.coerce.number())),
  /** UTC instants; the end is exclusive. */
  fromDate: z.optional(text),
  toDate: z.optional(text),
  orderByKey: z._default(z.enum(LOG_COLUMNS), 'CreatedOnUtc'),
  orderByDescending: z._default(z.boolean(), true),
});

export const eventsContract = {
  salesRegionEvents: endpoint('GET', '/api/events/salesRegionEvents', {
    summary: 'Customer activity of the caller’s sales regions',
    access: allOf(
      roles('admin', 'sales'),
      scope('sales-region', ({ salesRegionNumber }: z.infer<typeof logQuery>) => salesRegionNumber),
    ),
  })
    .input(logQuery)
    .output(z.object({ items: z.array(userEvent), totalCount: finite, pageIndex: finite, pageSize: finite })),
  ...activityReportEndpoints,
};
