import * as z from 'zod/mini';

/**
 * A backup is lines of JSON, compressed as one gzip file: a head, each table's name before pages of its rows, an end.
 * Values are PostgreSQL's own texts of them, so that no driver and no store changes one on its way.
 */
export const FORMAT = 'specbuilder-backup';

const header = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.number(),
  product: z.string(),
  /** Hashes of the migrations that made the tables, in their order. */
  migrations: z.array(z.string()),
  takenOnUtc: z.string(),
});

const table = z.object({ table: z.string(), columns: z.array(z.string()) });
const rows = z.object({ rows: z.array(z.array(z.nullable(z.string()))) });

const position = z.object({ sequence: z.number(), hash: z.string() });
const end = z.object({
  end: z.object({
    counts: z.record(z.string(), z.number()),
    sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
    /** What a check of the audit log said; a restored one has to say the same. */
    audit: z.object({ end: position, flaw: z.unknown() }),
  }),
});

export const headerSchema = header;
export const lineSchema = z.union([rows, table, end]);

export type BackupHeader = z.infer<typeof header>;
export type BackupLine = z.infer<typeof lineSchema>;
export type BackupEnd = z.infer<typeof end>['end'];

export const FORMAT_VERSION = 1;
