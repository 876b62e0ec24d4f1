import * as z from 'zod/mini';
import { roles } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, nullableText, text, utcInstant, uuid } from '../core/fields.ts';
import { storedFile } from './files.ts';

/** kept: no mail server is set; waiting: to be sent or tried again; failed: given up. */
const MAIL_STATES = ['kept', 'waiting', 'sent', 'failed'] as const;

export const mailState = z.enum(MAIL_STATES);

export const outboxMail = z.object({
  id: uuid,
  recipient: text,
  replyTo: nullableText,
  subject: text,
  /** Empty for one with a secret link, unless mails are only kept, for development. */
  body: text,
  state: mailState,
  attempts: finite,
  /** Why the last try failed. */
  lastError: nullableText,
  createdOnUtc: utcInstant,
  sentOnUtc: z.nullable(utcInstant),
  /** Files that belong to it, which administrators read at `FILES_PATH`. */
  attachments: z.array(storedFile),
});
export type OutboxMail = z.infer<typeof outboxMail>;

export const outboxContract = {
  list: endpoint('GET', '/api/admin/outbox', {
    summary: 'The last mails of the brand, newest first',
    access: roles('admin'),
  })
    .input(z.optional(z.object({ state: z.optional(mailState) })))
    .output(z.array(outboxMail)),
  retry: endpoint('POST', '/api/admin/outbox/retry', {
    summary: 'Send a mail that was given up once more',
    access: roles('admin'),
    successStatus: 204,
  }).input(z.object({ mailId: uuid })),
};
