import * as z from 'zod/mini';
import { UserActionType } from '../../domain/enumerations.ts';
import { numeric } from '../../domain/numeric-schema.ts';
import { allOf, roles, scope } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { fanCategory, finite, nullableText, pageFields, queryList, text, utcInstant, uuid } from '../core/fields.ts';
import { activityReportEndpoints } from './activity-reports.ts';

const visitor = {
  /** Null for a guest. */
  userId: z.nullable(uuid),
  userName: nullableText,
  fullName: nullableText,
  /** Whether there is a customer's detail to open: staff and closed accounts have none (LOG-010). */
  isCustomer: z.boolean(),
  salesRegionNumber: z.nullable(finite),
  salesRegionName: nullableText,
};

export const activityProject = z.object({
  projectId: uuid,
  name: text,
  referenceId: text,
  /** Whether the caller may open it. */
  isReadable: z.boolean(),
});
export type ActivityProject = z.infer<typeof activityProject>;

export const userEvent = z.object({
  id: text,
  createdOnUtc: utcInstant,
  ...visitor,
  eventType: numeric(UserActionType),
  fanCategoryType: z.nullable(fanCategory),
  projectId: z.nullable(uuid),
  /** The project that it is about; null for none and for one that was deleted. */
  project: z.nullable(activityProject),
  /** Model that was added to the project, as it was then. */
  model: nullableText,
});
export type UserEvent = z.infer<typeof userEvent>;

/** What one customer did without a long break, in one sales region. */
export const visit = z.object({
  id: text,
  startedOnUtc: utcInstant,
  endedOnUtc: utcInstant,
  ...visitor,
  actions: z.array(
    z.object({ eventType: numeric(UserActionType), count: finite, project: z.nullable(activityProject) }),
  ),
  /** Of what was added to projects, without repetition. */
  models: z.array(text),
});
export type Visit = z.infer<typeof visit>;

const LOG_COLUMNS = ['CreatedOnUtc', 'Customer', 'Region', 'Action', 'FanCategory'] as const;

/** Sales staff get their own regions whatever they send; admins may request any. */
const logFilter = {
  ...pageFields,
  eventType: z.optional(queryList(numeric(UserActionType))),
  fanCategoryType: z.optional(queryList(fanCategory)),
  userId: z.optional(uuid),
  salesRegionNumber: z.optional(queryList(z.coerce.number())),
  /** UTC instants; the end is exclusive. */
  fromDate: z.optional(text),
  toDate: z.optional(text),
};
export const logQuery = z.object({
  ...logFilter,
  orderByKey: z._default(z.enum(LOG_COLUMNS), 'CreatedOnUtc'),
  orderByDescending: z._default(z.boolean(), true),
});

/** Visits of the last 31 days of the period, the newest first. */
export const visitQuery = z.object(logFilter);

const ofRegions = scope(
  'sales-region',
  ({ salesRegionNumber }: Pick<z.infer<typeof visitQuery>, 'salesRegionNumber'>) => salesRegionNumber,
);

export const eventsContract = {
  visits: endpoint('GET', '/api/events/visits', {
    summary: 'Customer activity of the caller’s sales regions by visit: the last 31 days of the period',
    access: allOf(roles('admin', 'sales'), ofRegions),
    overlay: false,
  })
    .input(visitQuery)
    .output(z.object({ items: z.array(visit), totalCount: finite, pageIndex: finite, pageSize: finite })),
  salesRegionEvents: endpoint('GET', '/api/events/salesRegionEvents', {
    summary: 'Customer activity of the caller’s sales regions',
    access: allOf(roles('admin', 'sales'), ofRegions),
  })
    .input(logQuery)
    .output(z.object({ items: z.array(userEvent), totalCount: finite, pageIndex: finite, pageSize: finite })),
  ...activityReportEndpoints,
};
