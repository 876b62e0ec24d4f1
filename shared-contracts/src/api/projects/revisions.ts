import * as z from 'zod/mini';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { REVISION_MESSAGES } from '../../messages/revision.generated.ts';
import { owner } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { itemFieldChange, projectFieldChange } from '../core/field-changes.ts';
import { finite, nullableText, text, utcInstant, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { inProject, ofMyProject, projectIdOf } from '../project/project-access.ts';
import { projectDocument } from '../project/project-document.ts';

const MAX_NAME_LENGTH = 60;
const MAX_NOTE_LENGTH = 500;
/** Revisions are counted 0, 1, 2 or A, B, C. */
const REVISION_NUMBER = /^(?:\d{1,3}|[A-Z]{1,2})$/;

const limited = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(
      max,
      says(() => FIELD_MESSAGES.characters({ most: max })),
    ),
  );

/** The current revision of a project; documents print it. */
export const currentRevision = z.object({
  revisionId: uuid,
  number: text,
  name: text,
  issuedOnUtc: utcInstant,
  /** Whether the project was changed since it was issued. */
  changedSince: z.boolean(),
});
export type CurrentRevision = z.infer<typeof currentRevision>;

/** A frozen state of a project. One that was frozen before going back has no number and no name. */
export const revision = z.object({
  revisionId: uuid,
  number: nullableText,
  name: nullableText,
  note: nullableText,
  /** Number of the revision that was gone back to right after. */
  beforeNumber: nullableText,
  issuedOnUtc: utcInstant,
  issuedBy: nullableText,
  itemCount: finite,
});
export type Revision = z.infer<typeof revision>;

export const revisionList = z.object({
  /** The newest first. */
  revisions: z.array(revision),
  /** What the next one is counted as, unless its user says otherwise. */
  nextNumber: text,
});
export type RevisionList = z.infer<typeof revisionList>;

/** What is issued; the number follows the last one where it is not given. */
export const newRevision = z.object({
  name: limited(MAX_NAME_LENGTH).check(
    z.minLength(
      1,
      says(() => REVISION_MESSAGES.noName),
    ),
  ),
  note: z.optional(z.nullable(limited(MAX_NOTE_LENGTH))),
  number: z.optional(
    z.string().check(
      z.trim(),
      z.toUpperCase(),
      z.regex(
        REVISION_NUMBER,
        says(() => REVISION_MESSAGES.badNumber),
      ),
    ),
  ),
});

/** Used instead of a revision to request the project in its current state. */
export const PRESENT = 'present';
const side = z.union([z.literal(PRESENT), uuid]);

const totals = z.object({
  units: finite,
  price: finite,
  /** Yearly, USD. */
  runningCost: finite,
  inputKw: finite,
  horsepower: finite,
  weightLb: finite,
});
export type RevisionTotals = z.infer<typeof totals>;

export const comparedItem = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  tag: nullableText,
  model: text,
  quantity: finite,
  changes: z.array(itemFieldChange),
});
export type ComparedItem = z.infer<typeof comparedItem>;

const comparison = z.object({
  project: z.array(projectFieldChange),
  items: z.array(comparedItem),
  unchangedItems: finite,
  totals: z.object({ before: totals, after: totals }),
});
export type RevisionComparison = z.infer<typeof comparison>;

const ofRevision = { ...inProject, revisionId: uuid };

export const revisionsContract = {
  list: endpoint('GET', '/api/projects/{projectId}/revisions', {
    apiKey: 'projects',
    summary: 'Frozen states of a project, the newest first',
    ...ofMyProject,
  })
    .input(z.object(inProject))
    .output(revisionList),
  issue: endpoint('POST', '/api/projects/{projectId}/revisions', {
    apiKey: 'projects',
    summary: 'Freeze the project as it is under a number and a name',
    ...ofMyProject,
  })
    .input(z.extend(newRevision, inProject))
    .output(revision),
  compare: endpoint('GET', '/api/projects/{projectId}/revisions/compare', {
    apiKey: 'projects',
    summary: 'What differs between two revisions, or one and the present',
    rate: 'read',
    ...ofMyProject,
  })
    .input(z.object({ ...inProject, before: side, after: side }))
    .output(comparison),
  read: endpoint('GET', '/api/projects/{projectId}/revisions/{revisionId}', {
    apiKey: 'projects',
    summary: 'A revision as one JSON document',
    ...ofMyProject,
  })
    .input(z.object(ofRevision))
    .output(projectDocument),
  goBack: endpoint('PUT', '/api/projects/{projectId}/revisions/{revisionId}', {
    apiKey: 'projects',
    summary: 'Make the project what it was; the present is frozen first unless a revision holds it',
    access: owner('project', projectIdOf, { needs: 'change' }),
    rate: 'sizing',
  })
    .input(z.object(ofRevision))
    .output(
      z.object({
        /** The revision that holds what the project was until now: going back to it undoes this. */
        previousRevisionId: uuid,
        /** Items that can no longer be worked out. */
        leftOut: z.array(z.object({ tag: nullableText, model: text, reason: text })),
      }),
    ),
};
