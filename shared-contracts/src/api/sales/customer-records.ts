import * as z from 'zod/mini';
import { MAX_MESSAGE_LENGTH } from '../../domain/patterns.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { allOf, owner, roles } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, nullableText, pageFields, text, utcInstant, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { activityProject } from './events.ts';

/** Rows of one kind that its list shows at once; "Show older" adds as many. */
export const RECORD_PAGE_SIZE = 50;

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

/** How much there is of a customer beside their activity. */
export const customerRecord = z.object({ projects: finite, requests: finite, quotes: finite, notes: finite });
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
  /** Whether the caller wrote it, and thus may change it. */
  isOwn: z.boolean(),
  isDeletable: z.boolean(),
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
const noteOf = ({ noteId }: OfNote) => noteId;

/** A part of what there is of a customer, the newest first. */
const listOf = <Item extends z.ZodMiniType>(kind: string, item: Item, words: { readonly summary: string }) =>
  endpoint('GET', `/api/user/regional/${kind}`, { ...words, access: allOf(staff, ofCustomer), overlay: false })
    .input(z.object({ userId: uuid, ...pageFields }))
    .output(z.object({ items: z.array(item), totalCount: finite, pageIndex: finite, pageSize: finite }));

/** What staff of a customer's sales region sees and writes about them. */
export const customerRecordsContract = {
  read: endpoint('GET', '/api/user/regional/record', {
    summary: 'How many projects, requests for help, issued quotations and notes there are of a customer',
    access: allOf(staff, ofCustomer),
    overlay: false,
  })
    .input(z.object({ userId: uuid }))
    .output(customerRecord),
  projects: listOf('projects', customerProject, { summary: 'Projects of a customer, the last changed first' }),
  requests: listOf('requests', customerRequest, { summary: 'Requests for help of a customer, the newest first' }),
  quotes: listOf('quotes', customerQuote, { summary: 'Quotations issued of projects of a customer, the newest first' }),
  notes: listOf('notes', customerNote, { summary: 'Notes of staff about a customer, the newest first' }),
  addNote: endpoint('POST', '/api/user/regional/notes', {
    summary: 'Write a note about a customer, for staff of their sales region',
    access: allOf(staff, ofCustomer),
  })
    .input(z.extend(noteForm, { userId: uuid }))
    .output(customerNote),
  changeNote: endpoint('PUT', '/api/user/regional/notes/{noteId}', {
    summary: 'Change a note that the caller wrote',
    access: allOf(staff, owner('customer-note', noteOf, { needs: 'own' })),
  })
    .input(z.extend(noteForm, { noteId: uuid }))
    .output(customerNote),
  removeNote: endpoint('DELETE', '/api/user/regional/notes/{noteId}', {
    summary: 'Delete a note that the caller wrote; administrators delete any',
    access: allOf(staff, owner('customer-note', noteOf, { needs: 'change' })),
    successStatus: 204,
  })
    .input(z.object({ noteId: uuid }))
    .output(z.void()),
};
