import * as z from 'zod/mini';
import { DELIVERABLES, type DeliverableKey } from '../../domain/deliverables/all.ts';
import type { Deliverable } from '../../domain/deliverables/deliverable.ts';
import { DeliverableFormat, PageSize, PdfOrientation, UserActionType } from '../../domain/enumerations.ts';
import { numeric } from '../../domain/numeric-schema.ts';
import { PATTERNS } from '../../domain/patterns.ts';
import { DELIVERABLE_MESSAGES } from '../../messages/deliverable.generated.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { SHARING_MESSAGES } from '../../messages/sharing.generated.ts';
import { mailState } from '../brand/outbox.ts';
import { open, owner, roles } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { catalogId, finite, nullableText, text, utcInstant, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { inProject, ofMyProject, projectIdOf } from '../project/project-access.ts';
import { MAX_DELIVERABLE_ITEMS } from './most-items.ts';
import { leftOutPages } from './page-kinds.ts';
import { quotationTerms } from './quotation-terms.ts';

/** Mails that one issue may send. */
export const MAX_ISSUE_RECIPIENTS = 25;
export const MAX_SUBJECT_LENGTH = 200;
export const MAX_MESSAGE_LENGTH = 4000;

const KEYS = DELIVERABLES.map(({ key }) => key) as [DeliverableKey, ...DeliverableKey[]];

function upTo(most: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(
      most,
      says(() => FIELD_MESSAGES.characters({ most })),
    ),
  );
}

function isOfItsFormats({ deliverable, format }: { readonly deliverable: string; readonly format?: number }): boolean {
  const declared: Deliverable | undefined = DELIVERABLES.find(({ key }) => key === deliverable);
  return format === undefined || declared?.formats.some(({ number }) => number === format) === true;
}

/** A document of an issue; choices that its kind does not have change nothing. */
const requestedDocument = z
  .object({
    deliverable: z.enum(KEYS),
    /** Without it the first of its kind. */
    format: z.optional(numeric(DeliverableFormat)),
    pdfOrientation: z._default(numeric(PdfOrientation), PdfOrientation.None),
    pageSize: z._default(numeric(PageSize), PageSize.Letter),
    includePreWire: z._default(z.boolean(), false),
    sharePages: z._default(z.boolean(), false),
    leaveOut: z._default(leftOutPages, []),
    terms: z.optional(z.object(quotationTerms)),
  })
  .check(z.refine(isOfItsFormats, { ...says(() => DELIVERABLE_MESSAGES.otherFormat), path: ['format'] }));

const recipient = z.string().check(
  z.trim(),
  z.refine(
    (address) => PATTERNS.email.test(address),
    says(() => SHARING_MESSAGES.noEmail),
  ),
);

/** What is issued, to whom, and whether the server mails it. */
export const issueRequest = z.object({
  documents: z.array(requestedDocument).check(
    z.minLength(
      1,
      says(() => DELIVERABLE_MESSAGES.noDocument),
    ),
    z.maxLength(KEYS.length),
  ),
  /** Items of all documents in their order; without them all items of the base bid in the order of the project. */
  specificItemIds: z._default(
    z.array(uuid).check(
      z.maxLength(
        MAX_DELIVERABLE_ITEMS,
        says(() => DELIVERABLE_MESSAGES.tooManyItems({ most: MAX_DELIVERABLE_ITEMS })),
      ),
    ),
    [],
  ),
  /** Everyone who gets the documents; none where they are only recorded. */
  recipients: z._default(
    z.array(recipient).check(
      z.maxLength(
        MAX_ISSUE_RECIPIENTS,
        says(() => SHARING_MESSAGES.tooManyRecipients({ most: MAX_ISSUE_RECIPIENTS })),
      ),
    ),
    [],
  ),
  /** False where the sender mails or hands them over in another way; recipients are recorded all the same. */
  isMailed: z._default(z.boolean(), true),
  /** Without it the project and its documents. */
  subject: z.optional(upTo(MAX_SUBJECT_LENGTH)),
  message: z.optional(upTo(MAX_MESSAGE_LENGTH)),
  /** Brand whose name and logo the documents carry; without it that of the X-Manufacturer-Id header. */
  manufacturerLabelId: z.optional(catalogId),
  /** The caller's local time as ISO text: the date on the documents. */
  now: z.optional(text),
});
export type IssueRequest = z.input<typeof issueRequest>;

const issuedDocument = z.object({
  documentId: uuid,
  /** Numbers of the published enumerations DeliverableType and DeliverableFormat. */
  type: finite,
  format: finite,
  name: text,
  size: finite,
  /** SHA-256 of the file. */
  contentHash: text,
  /** Of the items in it, in its order. */
  tags: z.array(text),
});
export type IssuedDocument = z.infer<typeof issuedDocument>;

const issueRecipient = z.object({
  /** Null once its owner deleted their account. */
  address: nullableText,
  /** Of the mail; null where none was sent, and once the outbox no longer has it. */
  state: z.nullable(mailState),
});

/** Documents that left the project together; nothing of it changes later. */
export const documentIssue = z.object({
  issueId: uuid,
  projectName: text,
  referenceId: text,
  /** Number of the revision that the project was of; null for none. */
  revision: nullableText,
  /** Whether the project had been changed since that revision. */
  isChangedSince: z.boolean(),
  submittalNumber: nullableText,
  submittalRevision: nullableText,
  /** What the documents were made for, as a fact of the project. */
  status: nullableText,
  issuedOnUtc: utcInstant,
  /** Null once the account was deleted. */
  issuedBy: nullableText,
  documents: z.array(issuedDocument),
  recipients: z.array(issueRecipient),
});
export type DocumentIssue = z.infer<typeof documentIssue>;

const document = z.instanceof(Blob);
/** Names recipients, so that neither viewers nor readers of a link see it. */
const ofEditors = { access: owner('project', projectIdOf, { needs: 'change' }) } as const;
const MAX_LINK_LENGTH = 100;

/** What was issued of a project: kept for seven years, changed by no one. */
export const issuedDocumentsContract = {
  issue: endpoint('POST', '/api/projects/{projectId}/issued-documents', {
    apiKey: 'projects',
    summary: 'Make documents of a project, keep them as issued, and mail them to recipients',
    ...ofMyProject,
    rate: 'mail',
    overlay: false,
    userAction: UserActionType.GeneratedDeliverable,
  })
    .input(z.extend(issueRequest, inProject))
    .output(documentIssue),
  issued: endpoint('GET', '/api/projects/{projectId}/issued-documents', {
    apiKey: 'projects',
    summary: 'Documents that were issued of a project with their recipients, the newest first',
    ...ofEditors,
    overlay: false,
  })
    .input(z.object(inProject))
    .output(z.array(documentIssue)),
  issuedFile: endpoint('GET', '/api/projects/{projectId}/issued-documents/{documentId}', {
    apiKey: 'projects',
    summary: 'A document as it was issued',
    ...ofEditors,
    overlay: false,
  })
    .input(z.object({ ...inProject, documentId: uuid }))
    .output(document),
  mailedFile: endpoint('GET', '/api/issued-documents/{documentId}', {
    summary: 'A document by the link that was mailed because the file was too large',
    access: open('Recipients have no account; the link has a token that cannot be guessed'),
    overlay: false,
  })
    .input(z.object({ documentId: uuid, link: z.string().check(z.maxLength(MAX_LINK_LENGTH)) }))
    .output(document),
  issuedOfDeleted: endpoint('GET', '/api/admin/issued-documents', {
    summary: 'Documents that were issued of projects which have been deleted since, the newest first',
    access: roles('admin'),
  }).output(z.array(documentIssue)),
  issuedFileOfDeleted: endpoint('GET', '/api/admin/issued-documents/{documentId}', {
    summary: 'A document as it was issued of a project that has been deleted since',
    access: roles('admin'),
  })
    .input(z.object({ documentId: uuid }))
    .output(document),
};
