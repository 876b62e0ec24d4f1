import * as z from 'zod/mini';
import { AlertFrequency, AlertMonthDay, AlertWeekday, UserActionType } from '../../domain/enumerations.ts';
import { numeric } from '../../domain/numeric-schema.ts';
import { TIME_ZONE_IDS } from '../../domain/time-zones.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { allOf, open, owner, roles, scope } from '../core/access.ts';
import { type EndpointMeta, endpoint } from '../core/endpoint.ts';
import { fanCategory, finite, nullableText, pageFields, text, utcInstant, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';

const MAX_KEYWORD_LENGTH = 100;

const regionNumber = z.number(says(() => FIELD_MESSAGES.salesRegion)).check(
  z.int(says(() => FIELD_MESSAGES.salesRegion)),
  z.gte(
    1,
    says(() => FIELD_MESSAGES.salesRegion),
  ),
);

/** When an alert is sent and what it covers; null covers every region, customer, action or category. */
const alertFields = {
  frequency: numeric(AlertFrequency),
  /** Counts for weekly alerts alone, and is kept for the others. */
  weekDay: numeric(AlertWeekday),
  /** Counts for monthly alerts alone. */
  monthDay: numeric(AlertMonthDay),
  timeZoneId: z.enum(
    TIME_ZONE_IDS,
    says(() => FIELD_MESSAGES.timeZone),
  ),
  customerId: z.nullable(uuid),
  salesRegionId: z.nullable(regionNumber),
  eventType: z.nullable(numeric(UserActionType)),
  fanCategoryType: z.nullable(fanCategory),
};

/** An activity alert: a mail about what customers did (ALR-002). */
export const alert = z.object({
  id: uuid,
  recipientId: uuid,
  recipientEmail: text,
  ...alertFields,
  customerName: nullableText,
  regionName: nullableText,
});
export type Alert = z.infer<typeof alert>;

const formFields = {
  /** Administrators choose the recipient; all other users are the recipients of their own alerts. */
  recipientId: z.optional(z.nullable(uuid)),
  ...alertFields,
};
/** An alert is about a region or a customer. */
const isAboutOne = z.refine<AboutWhom>(
  ({ customerId, salesRegionId }) => customerId === null || salesRegionId === null,
  { path: ['customerId'], ...says(() => FIELD_MESSAGES.regionOrCustomer) },
);
interface AboutWhom {
  readonly customerId: string | null;
  readonly salesRegionId: number | null;
}

/** An alert as its form edits it. */
export const alertForm = z.object(formFields).check(isAboutOne);
export type AlertForm = z.infer<typeof alertForm>;

export const alertChange = z.object({ id: uuid, ...formFields }).check(isAboutOne);

/** An alert as its form has it now; with the id of a saved one, of the time since its last email. */
export const alertPreviewQuery = z.object({ id: z.optional(uuid), ...formFields }).check(isAboutOne);

/** The next email of an alert, as it would be if it was sent now. */
export const alertPreview = z.object({
  recipientEmail: text,
  /** When it is due. */
  sendsOnUtc: utcInstant,
  /** Start of the time that it covers. */
  fromUtc: utcInstant,
  /** Null while there is nothing to tell: then none is sent. */
  mail: z.nullable(z.object({ subject: text, body: text })),
});
export type AlertPreview = z.infer<typeof alertPreview>;

/** A user who may get alerts. */
export const alertRecipient = z.object({ id: uuid, fullName: text, email: text });
export type AlertRecipient = z.infer<typeof alertRecipient>;

/** A customer whom an alert may be about. */
export const alertCustomer = z.object({ id: uuid, name: text, email: text });
export type AlertCustomer = z.infer<typeof alertCustomer>;

const alertQuery = z.object({
  ...pageFields,
  /** Administrators filter by it; others get their own alerts whatever they send. */
  recipientId: z.optional(uuid),
});

const staff = roles('admin', 'sales');
type Named = Pick<AlertForm, 'recipientId' | 'customerId' | 'salesRegionId'>;

/** What a form may name: customers whom the caller looks after, their sales regions, themselves as the recipient. */
const mayBeNamed = [
  owner('customer', ({ customerId }: Named) => customerId, { field: 'customerId' }),
  scope('sales-region', ({ salesRegionId }: Named) => listOf(salesRegionId), { field: 'salesRegionId' }),
  scope('alert-recipient', ({ recipientId }: Named) => listOf(recipientId), { field: 'recipientId' }),
] as const;

interface OfAlert {
  readonly id: string;
}
const ofAlert = owner('alert', ({ id }: OfAlert) => id);

export const alertsContract = {
  list: endpoint('GET', '/api/alerts', {
    summary: 'Activity alerts of the caller; of all users for administrators',
    access: allOf(
      staff,
      scope('alert-recipient', ({ recipientId }: z.infer<typeof alertQuery>) => listOf(recipientId)),
    ),
  })
    .input(alertQuery)
    .output(z.object({ items: z.array(alert), totalCount: finite, pageIndex: finite, pageSize: finite })),
  create: endpoint('POST', '/api/alerts', {
    summary: 'Set up an activity alert',
    access: allOf(staff, ...mayBeNamed),
  })
    .input(alertForm)
    .output(alert),
  change: endpoint('PUT', '/api/alerts/{id}', {
    summary: 'Change an activity alert',
    access: allOf<unknown, Named & OfAlert>(staff, ofAlert, ...mayBeNamed),
  })
    .input(alertChange)
    .output(alert),
  remove: endpoint('DELETE', '/api/alerts/{id}', {
    summary: 'Delete an activity alert',
    access: allOf(staff, ofAlert),
    successStatus: 204,
  })
    .input(z.object({ id: uuid }))
    .output(z.void()),
  sendTest: endpoint('POST', '/api/alerts/send-test', {
    summary: 'Send the mail of an alert to the caller now',
    access: allOf(staff, ...mayBeNamed),
    rate: 'mail',
    successStatus: 204,
  })
    .input(alertForm)
    .output(z.void()),
  preview: endpoint('POST', '/api/alerts/preview', {
    summary: 'The next email of an alert as it would be now',
    access: allOf<unknown, Named & Partial<OfAlert>>(
      staff,
      owner('alert', ({ id }: Partial<OfAlert>) => id),
      ...mayBeNamed,
    ),
    rate: 'read',
    overlay: false,
  })
    .input(alertPreviewQuery)
    .output(alertPreview),
  recipients: endpoint('GET', '/api/alerts/recipients', {
    summary: 'All users who may get activity alerts',
    access: roles('admin'),
    overlay: false,
  }).output(z.array(alertRecipient)),
  customers: endpoint('GET', '/api/alerts/customers', {
    summary: 'The first customers by name whom an alert of the caller may be about',
    access: allOf(
      staff,
      scope('sales-region', () => undefined),
    ),
    overlay: false,
  })
    .input(z.object({ keyword: z.optional(text.check(z.maxLength(MAX_KEYWORD_LENGTH))) }))
    .output(z.array(alertCustomer)),
};

/**
 * What the address in each email of an alert declares, as every endpoint does. People and mail programs call it without
 * the product's client, so it is separate from the contract: `/api/alerts/unsubscribe`.
 */
export const ALERT_LINK_ENDPOINTS = {
  page: {
    access: open('Recipients end an alert without signing in; the token of the email opens that alert alone'),
    rate: 'read',
    userAction: null,
    overlay: false,
  },
  end: {
    access: open('Mail programs end an alert with one click (RFC 8058); the token of the email ends that alert alone'),
    rate: 'write',
    userAction: null,
    overlay: false,
  },
} as const satisfies Readonly<Record<string, EndpointMeta>>;

function listOf<T>(value: T | null | undefined): readonly T[] | undefined {
  return value === null || value === undefined ? undefined : [value];
}
