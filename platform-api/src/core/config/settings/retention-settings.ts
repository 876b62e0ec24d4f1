import * as z from 'zod/mini';
import { parsed } from '../config-values.ts';

/** How many days things are kept; null keeps them for ever. */
export interface RetentionSettings {
  readonly auditDays: number | null;
  /** What users did, as reports count it. */
  readonly activityDays: number | null;
  /** Feedback, requests for assistance, corrections of regions. */
  readonly requestDays: number | null;
  readonly outboxDays: number | null;
  /** Browsers that an account was signed in with. */
  readonly deviceDays: number | null;
  /** How parts of the page loaded. */
  readonly telemetryDays: number | null;
  /** Searches and configured fans that were not saved to a project. */
  readonly searchDays: number | null;
  /** Accounts after an administrator disabled them. */
  readonly closedAccountDays: number | null;
  /** Documents that were issued, with their recipients. */
  readonly issuedDocumentDays: number | null;
}

const MAX_DAYS = 36_500;
/** The longest that browsers keep a cookie, and so the one that a device is known by. */
const MAX_DEVICE_DAYS = 400;
/** A line is useful as long as a user may still need to find out who did something. */
const MIN_AUDIT_DAYS = 90;

/** Seven years with their leap days: the store itself rejects to delete what was issued before. */
const MIN_ISSUED_DAYS = 2557;

export const retentionVariables = {
  RETENTION_AUDIT_DAYS: daysOrNever(MIN_AUDIT_DAYS, null),
  RETENTION_ACTIVITY_DAYS: daysOrNever(30, 1095),
  RETENTION_REQUESTS_DAYS: daysOrNever(30, 1095),
  RETENTION_OUTBOX_DAYS: daysOrNever(1, 365),
  RETENTION_DEVICES_DAYS: z._default(parsed(daysWords(1, MAX_DEVICE_DAYS), days(1, MAX_DEVICE_DAYS)), MAX_DEVICE_DAYS),
  RETENTION_TELEMETRY_DAYS: daysOrNever(1, 30),
  RETENTION_SEARCHES_DAYS: daysOrNever(30, 365),
  RETENTION_CLOSED_ACCOUNTS_DAYS: daysOrNever(30, null),
  RETENTION_ISSUED_DOCUMENTS_DAYS: daysOrNever(MIN_ISSUED_DAYS, MIN_ISSUED_DAYS),
};

type RetentionValues = { readonly [Name in keyof typeof retentionVariables]: number | null };

export function retentionOf(values: RetentionValues): RetentionSettings {
  return {
    auditDays: values.RETENTION_AUDIT_DAYS,
    activityDays: values.RETENTION_ACTIVITY_DAYS,
    requestDays: values.RETENTION_REQUESTS_DAYS,
    outboxDays: values.RETENTION_OUTBOX_DAYS,
    deviceDays: values.RETENTION_DEVICES_DAYS,
    telemetryDays: values.RETENTION_TELEMETRY_DAYS,
    searchDays: values.RETENTION_SEARCHES_DAYS,
    closedAccountDays: values.RETENTION_CLOSED_ACCOUNTS_DAYS,
    issuedDocumentDays: values.RETENTION_ISSUED_DOCUMENTS_DAYS,
  };
}

/** A number of days, or 'never' for what stays. */
function daysOrNever(min: number, typical: number | null) {
  const parse = days(min, MAX_DAYS);
  const words = `${daysWords(min, MAX_DAYS)} or never`;
  return z._default(
    z.pipe(
      parsed(words, (text): number | 'never' | undefined => (text.toLowerCase() === 'never' ? 'never' : parse(text))),
      z.transform((value) => (value === 'never' ? null : value)),
    ),
    typical,
  );
}

function days(min: number, max: number) {
  return (text: string): number | undefined => {
    const value = Number(text);
    return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
  };
}

function daysWords(min: number, max: number): string {
  return `a whole number of days from ${min} to ${max}`;
}
