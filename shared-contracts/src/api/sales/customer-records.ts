import * as z from 'zod/mini';
import { MAX_MESSAGE_LENGTH } from '../../domain/patterns.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { allOf, owner, roles } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, nullableText, text, utcInstant, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { activityProject } from './events.ts';

/** The newest of each kind that the record of a customer has. */
export const MAX_RECORDED = 50;

/** A project that the customer owns. */
export const customerProject = z.object({
  project: activityProject,
  /** Of the job site; null while they are unknown. */
  city: nullableText,
  state: nullableText,
  /** Without alternates. */
  itemCount: finite,
  isArchived: z.boolean(),
  updatedOnUtc: utcInstant,
});
export type CustomerProject = z.infer<typeof customerProject>;

/** A request for help that the customer sent while signed in. */
export const customerRequest = z.object({
  id: uuid,
  createdOnUtc: utcInstant,
  /** Region that got the email. */
  salesRegionNumber: z.nullable(finite),
  request: text,
  /** Null for a request about none, and for one that was deleted. */
  project: z.nullable(activityProject),
  fileCount: finite,
});
export type CustomerRequest = z.infer<typeof customerRequest>;

/** A quotation that was issued of one of the customer's projects. */
export const customerQuote = z.object({
  id: uuid,
  issuedOnUtc: utcInstant,
  project: activityProject,
  /** Number of the revision of the project; null for none. */
  revision: nullableText,
  fileName: text,
  /** Null for an account that was deleted. */
  issuedBy: nullableText,
});
export type CustomerQuote = z.infer<typeof customerQuote>;

const newest = <Item extends z.ZodMiniType>(item: Item) => z.object({ items: z.array(item), totalCount: finite });

/** What there is of a customer beside their activity, the newest first. */
export const customerRecord = z.object({
  projects: newest(customerProject),
  requests: newest(customerRequest),
  quotes: newest(customerQuote),
});
export type CustomerRecord = z.infer<typeof customerRecord>;

/** What a member of staff wrote down about a customer. */
export const customerNote = z.object({
  id: uuid,
  text,
  /** Null for an account that was deleted. */
  author: nullableText,
  createdOnUtc: utcInstant,
  /** Null while it is as it was written. */
  changedOnUtc: z.nullable(utcInstant),
  /** Whether the caller may change and delete it. */
  isOwn: z.boolean(),
});
export type CustomerNote = z.infer<typeof customerNote>;

const emptyNote = says(() => FIELD_MESSAGES.note);
const noteText = z.string(emptyNote).check(
  z.trim(),
  z.minLength(1, emptyNote),
  z.maxLength(
    MAX_MESSAGE_LENGTH,
    says(() => FIELD_MESSAGES.characters({ most: MAX_MESSAGE_LENGTH })),
  ),
);

/** A note as its form edits it. */
export const noteForm = z.object({ text: noteText });

interface OfCustomer {
  readonly userId: string;
}
interface OfNote {
  readonly noteId: string;
}
const staff = roles('admin', 'sales');
const ofCustomer = owner('customer', ({ userId }: OfCustomer) => userId, { needs: 'read' });
const ofNote = owner('customer-note', ({ noteId }: OfNote) => noteId, { needs: 'change' });
const notes = z.object({ notes: z.array(customerNote) });

/** What staff of a customer's sales region sees and writes about them. */
export const customerRecordsContract = {
  read: endpoint('GET', '/api/user/regional/record', {
    summary: 'Projects, requests for help and issued quotations of a customer, the newest of each',
    access: allOf(staff, ofCustomer),
    overlay: false,
  })
    .input(z.object({ userId: uuid }))
    .output(customerRecord),
  notes: endpoint('GET', '/api/user/regional/notes', {
    summary: 'Notes of staff about a customer, the newest first',
    access: allOf(staff, ofCustomer),
    overlay: false,
  })
    .input(z.object({ userId: uuid }))
    .output(notes),
  addNote: endpoint('POST', '/api/user/regional/notes', {
    summary: 'Write a note about a customer, for staff of their sales region',
    access: allOf(staff, ofCustomer),
  })
    .input(z.extend(noteForm, { userId: uuid }))
    .output(notes),
  changeNote: endpoint('PUT', '/api/user/regional/notes/{noteId}', {
    summary: 'Change a note that the caller wrote',
    access: allOf(staff, ofNote),
  })
    .input(z.extend(noteForm, { noteId: uuid }))
    .output(notes),
  removeNote: endpoint('DELETE', '/api/user/regional/notes/{noteId}', {
    summary: 'Delete a note that the caller wrote; administrators delete any',
    access: allOf(staff, ofNote),
  })
    .input(z.object({ noteId: uuid }))
    .output(notes),
};
