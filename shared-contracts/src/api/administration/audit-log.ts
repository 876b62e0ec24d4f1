import * as z from 'zod/mini';
import { AUDIT_ACTIONS } from '../../domain/audit-actions.ts';
import { roles } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, nullableText, pageFields, queryList, text, utcInstant, uuid } from '../core/fields.ts';

/** A person as the log knows one: by id. The name is today's, and null once the account is deleted. */
export const auditPerson = z.object({ userId: uuid, userName: nullableText });

export const auditLine = z.object({
  sequence: finite,
  occurredOnUtc: utcInstant,
  action: z.enum(AUDIT_ACTIONS),
  /** Null for a stranger, and for the server itself. */
  actor: z.nullable(auditPerson),
  /** Whose account it is about; null where it is about none. */
  user: z.nullable(auditPerson),
  /** Address of the thing it is about. */
  subject: nullableText,
  /** Network it came from, such as 203.0.113.0/24. */
  network: nullableText,
  details: z.record(text, text),
});
export type AuditLine = z.infer<typeof auditLine>;

const filterFields = {
  action: z.optional(queryList(z.enum(AUDIT_ACTIONS))),
  /** Lines that this user wrote or that are about this user. */
  userId: z.optional(uuid),
  /** UTC instants; the end is exclusive. */
  fromDate: z.optional(text),
  toDate: z.optional(text),
};
export const auditFilter = z.object(filterFields);

export const auditLogContract = {
  list: endpoint('GET', '/api/admin/audit', {
    summary: 'The audit log, newest first',
    access: roles('admin'),
  })
    .input(z.object({ ...pageFields, ...filterFields }))
    .output(z.object({ items: z.array(auditLine), totalCount: finite, pageIndex: finite, pageSize: finite })),
  csv: endpoint('GET', '/api/admin/audit/csv', {
    summary: 'The same as comma separated values, at most 50,000 lines',
    access: roles('admin'),
  })
    .input(auditFilter)
    .output(z.object({ fileName: text, csv: text })),
};
