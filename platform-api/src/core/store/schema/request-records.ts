import { bigint, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdOnUtc, instant } from './columns.ts';

/** Responses to writes that carried an idempotency key, so that a repeat gets the same one. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** 'user:{id}' or 'guest:{hash}': keys of different callers never meet. */
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    body: jsonb('body'),
    createdOnUtc: createdOnUtc(),
  },
  (record) => [
    primaryKey({ columns: [record.caller, record.key] }),
    index('idempotency_keys_created_idx').on(record.createdOnUtc),
  ],
);

/** How remotes loaded in browsers (composition.md D3). */
export const telemetryRecords = pgTable(
  'telemetry_records',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    manufacturerLabelId: integer('manufacturer_label_id').notNull(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    code: text('code').notNull(),
    message: text('message').notNull(),
    reportId: text('report_id'),
    durationMs: doublePrecision('duration_ms').notNull(),
    /** The browser's clock, as sent. */
    at: text('at').notNull(),
    createdOnUtc: createdOnUtc(),
  },
  (record) => [index('telemetry_records_created_idx').on(record.createdOnUtc)],
);

/** Tries of one user name from one address in the running minute; in the store, so that replicas count together. */
export const signInTries = pgTable('sign_in_tries', {
  key: text('key').primaryKey(),
  tries: integer('tries').notNull(),
  startedOnUtc: instant('started_on_utc').notNull(),
});

/**
 * The remaining calls per minute of each caller, so that all servers count together. The table is unlogged: a crash of
 * the store empties it, and all callers start with a full budget.
 */
export const callBudgets = pgTable('call_budgets', {
  key: text('key').primaryKey(),
  left: doublePrecision('left').notNull(),
  /** The size of the last lease, so that one statement can take and return it. */
  lent: doublePrecision('lent').notNull(),
  atUtc: instant('at_utc').notNull(),
});
