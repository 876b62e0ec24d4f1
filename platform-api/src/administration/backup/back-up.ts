import { sql } from 'drizzle-orm';
import { appliedMigrations, type Database, PRODUCT_VERSION, type Transaction, verifyAudit } from '../../core/index.ts';
import { writeBackupFile } from './backup-file.ts';
import { type BackupHeader, type BackupLine, FORMAT, FORMAT_VERSION } from './format.ts';
import { readSequences, readTables, type StoredTable } from './tables.ts';

/** Rows are between some bytes and an uploaded file long: a page takes what the one before it says of their length. */
const PAGE_LENGTH = 2_000_000;
const MAX_ROWS = 1000;

export interface BackupSummary {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Writes a snapshot of everything in the store. On PostgreSQL other users do not wait; on the embedded store, which has
 * one backend, they wait until it is done.
 *
 * @throws BackupError when the file exists or cannot be written
 */
export async function backUp(db: Database, file: string): Promise<BackupSummary> {
  const counts = new Map<string, number>();
  await db.transaction(
    async (tx) => {
      await speakPlainly(tx);
      await writeBackupFile(file, linesOf(tx, counts));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return { tables: counts.size, rows: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

/** The same texts whatever a server is set to. */
export async function speakPlainly(tx: Transaction): Promise<void> {
  for (const setting of ["timezone = 'UTC'", "datestyle = 'ISO'", 'extra_float_digits = 1', "bytea_output = 'hex'"]) {
    await tx.execute(sql.raw(`set local ${setting}`));
  }
}

async function* linesOf(tx: Transaction, counts: Map<string, number>): AsyncGenerator<BackupHeader | BackupLine> {
  yield {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    product: PRODUCT_VERSION,
    migrations: [...(await appliedMigrations(tx))],
    takenOnUtc: new Date().toISOString(),
  };
  for (const table of await readTables(tx)) {
    yield { table: table.name, columns: table.columns.map(({ name }) => name) };
    let count = 0;
    for await (const rows of pagesOf(tx, table)) {
      count += rows.length;
      yield { rows };
    }
    counts.set(table.name, count);
  }
  const { end, flaw } = await verifyAudit(tx);
  yield { end: { counts: Object.fromEntries(counts), sequences: await readSequences(tx), audit: { end, flaw } } };
}

type Row = (string | null)[];

async function* pagesOf(tx: Transaction, { name, columns, key }: StoredTable): AsyncGenerator<Row[]> {
  const list = (names: readonly string[]) =>
    sql.join(
      names.map((each) => sql.identifier(each)),
      sql`, `,
    );
  const texts = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)}::text`),
    sql`, `,
  );
  const typeOf = new Map(columns.map((column) => [column.name, column.type]));
  const places = key.map((each) => columns.findIndex((column) => column.name === each));
  let last: Row | undefined;
  let limit = 1;
  for (;;) {
    const bounds = places.map((place, index) => {
      const type = typeOf.get(key[index] ?? '') ?? 'text';
      return sql`${last?.[place] ?? null}::text::${sql.raw(type)}`;
    });
    const after = last === undefined ? sql`` : sql`where (${list(key)}) > (${sql.join(bounds, sql`, `)})`;
    const page = await tx.execute<{ row: Row }>(sql`
      select json_build_array(${texts}) as row from ${sql.identifier(name)} ${after} order by ${list(key)} limit ${limit}`);
    const rows = page.rows.map(({ row }) => row);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
    const length = rows.flat().reduce((sum, text) => sum + (text?.length ?? 0), 1);
    limit = Math.min(MAX_ROWS, limit * 10, Math.ceil((PAGE_LENGTH * rows.length) / length));
  }
}
