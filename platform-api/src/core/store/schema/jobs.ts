import type { Language } from '@specbuilder/shared-contracts/language';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdOnUtc, instant, randomId } from './columns.ts';
import { users } from './users.ts';

export type JobState = 'waiting' | 'running' | 'done' | 'failed';

/** Work that may outlive the request that started it. One per user, and none without its user. */
export const jobs = pgTable(
  'jobs',
  {
    id: randomId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    manufacturerLabelId: integer('manufacturer_label_id').notNull(),
    /** Language of the request, which the result and the mail at the end have too. */
    language: text('language').$type<Language>().notNull(),
    kind: text('kind').notNull(),
    state: text('state').$type<JobState>().notNull().default('waiting'),
    input: jsonb('input').notNull(),
    /** What finished steps leave for later ones. */
    memory: jsonb('memory'),
    stepsDone: integer('steps_done').notNull().default(0),
    /** Null while it is not known. */
    stepsTotal: integer('steps_total'),
    attempts: integer('attempts').notNull().default(0),
    /** A waiting job is tried then; a running one is taken over then, unless its process renews it. */
    dueOnUtc: instant('due_on_utc').notNull().defaultNow(),
    /** Why it failed, for its user. */
    problem: text('problem'),
    createdOnUtc: createdOnUtc(),
    finishedOnUtc: instant('finished_on_utc'),
    /** When a finished job and its result are deleted. */
    expiresOnUtc: instant('expires_on_utc'),
  },
  (job) => [uniqueIndex('jobs_user_key').on(job.userId), index('jobs_due_idx').on(job.state, job.dueOnUtc)],
);

/** The file that a job makes, in parts, so that none is in memory as a whole. */
export const jobParts = pgTable(
  'job_parts',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** From 1. */
    partNumber: integer('part_number').notNull(),
    content: bytes('content').notNull(),
  },
  (part) => [primaryKey({ columns: [part.jobId, part.partNumber] })],
);
