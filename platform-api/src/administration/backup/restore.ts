import { isDeepStrictEqual } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import {
  applyMigrations,
  type Database,
  knownMigrations,
  type Migration,
  type Transaction,
  takeMigrationLock,
  verifyAudit,
} from '../../core/index.ts';
import { type BackupSummary, speakPlainly } from './back-up.ts';
import { BackupError } from './backup-error.ts';
import { damaged, ofNewerRelease, readBackupFile } from './backup-file.ts';
import type { BackupEnd, BackupHeader, BackupLine } from './format.ts';
import { hasTables, readSequences, readTables, type StoredTable } from './tables.ts';

interface RestoreOptions {
  readonly file: string;
  readonly migrationsFolder: string;
}

/**
 * Fills an empty store, in one transaction: all of the file or nothing. The file of an older release is restored with
 * its tables, which are then migrated.
 *
 * @throws BackupError when the store is not empty, or the file is damaged, cut off, of a newer release or no backup
 */
export function restore(db: Database, { file, migrationsFolder }: RestoreOptions): Promise<BackupSummary> {
  return readBackupFile(file, (header, lines) =>
    db.transaction(async (tx) => {
      const migrations = migrationsOf(header, { file, migrationsFolder });
      await takeMigrationLock(tx);
      if (await hasTables(tx)) {
        throw new BackupError('The store is not empty; restore into a new one, which no server has opened.');
      }
      await speakPlainly(tx);
      await applyMigrations(tx, migrations.itsOwn);
      const summary = await fill(tx, lines, file);
      await applyMigrations(tx, migrations.younger);
      return summary;
    }),
  );
}

function migrationsOf(header: BackupHeader, { file, migrationsFolder }: RestoreOptions) {
  const known = knownMigrations(migrationsFolder);
  if (header.migrations.some((hash) => !known.some((migration) => migration.hash === hash))) {
    throw ofNewerRelease(file, header);
  }
  const isItsOwn = ({ hash }: Migration) => header.migrations.includes(hash);
  return { itsOwn: known.filter(isItsOwn), younger: known.filter((migration) => !isItsOwn(migration)) };
}

async function fill(tx: Transaction, lines: AsyncGenerator<BackupLine>, file: string): Promise<BackupSummary> {
  const tables = await readTables(tx);
  const setForeignKeys = await releaseForeignKeys(tx);
  // Triggers guard the audit log, of which the migrations themselves wrote the first rows.
  for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  for (const { name } of tables) await tx.execute(sql`delete from ${sql.identifier(name)}`);
  const counts = new Map(tables.map(({ name }) => [name, 0]));
  let insert: ((rows: Rows) => Promise<void>) | undefined;
  let current = '';
  let end: BackupEnd | undefined;
  for await (const line of lines) {
    if ('end' in line) end = line.end;
    else if ('table' in line) {
      current = line.table;
      insert = insertInto(tx, tables, line);
    } else if (insert !== undefined) {
      await insert(line.rows);
      counts.set(current, (counts.get(current) ?? 0) + line.rows.length);
    }
    if (insert === undefined && end === undefined) throw damaged(file);
  }
  if (end === undefined || !isDeepStrictEqual(end.counts, Object.fromEntries(counts))) throw damaged(file);
  await setForeignKeys();
  for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
  await goOnCounting(tx, end);
  const { end: position, flaw } = await verifyAudit(tx);
  // A log that was not whole when it was backed up is restored as it was: the command says nothing else of it.
  if (!isDeepStrictEqual({ end: position, flaw }, end.audit)) {
    throw new BackupError(`The audit log of ${file} is not as it was backed up; nothing of it was restored.`);
  }
  return { tables: counts.size, rows: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

type Rows = readonly (readonly (string | null)[])[];

function insertInto(
  tx: Transaction,
  tables: readonly StoredTable[],
  { table: name, columns: names }: { table: string; columns: readonly string[] },
): (rows: Rows) => Promise<void> {
  const table = tables.find((each) => each.name === name);
  const columns = names.map((column) => table?.columns.find((each) => each.name === column));
  const joined = (pieces: readonly SQL[]) => sql.join([...pieces], sql`, `);
  const identifiers = names.map((column) => sql`${sql.identifier(column)}`);
  const aliases = names.map((_, index) => sql`${sql.identifier(`c${index}`)}`);
  const values = aliases.map((alias, index) => sql`${alias}::${sql.raw(columns[index]?.type ?? 'text')}`);
  return async (rows) => {
    if (columns.includes(undefined) || rows.some((row) => row.length !== names.length)) {
      throw new BackupError(`The backup has rows of ${name} that this release cannot read.`);
    }
    const lists = names.map((_, index) => sql`${sql.param(rows.map((row) => row[index] ?? null))}::text[]`);
    await tx.execute(sql`
      insert into ${sql.identifier(name)} (${joined(identifiers)}) overriding system value
      select ${joined(values)} from unnest(${joined(lists)}) as r(${joined(aliases)})`);
  };
}

/** Rows come in the order of names, not of references. What this returns checks them all and makes the keys strict again. */
async function releaseForeignKeys(tx: Transaction): Promise<() => Promise<void>> {
  const { rows } = await tx.execute<{ table: string; name: string }>(sql`
    select c.relname as "table", k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace`);
  const alter = async (to: SQL) => {
    for (const { table, name } of rows) {
      await tx.execute(sql`alter table ${sql.identifier(table)} alter constraint ${sql.identifier(name)} ${to}`);
    }
  };
  await alter(sql`deferrable initially deferred`);
  return async () => {
    await tx.execute(sql`set constraints all immediate`);
    await alter(sql`not deferrable`);
  };
}

async function goOnCounting(tx: Transaction, { sequences }: BackupEnd): Promise<void> {
  const known = (await readSequences(tx)).map(({ name }) => name);
  for (const { name, value, isCalled } of sequences.filter((each) => known.includes(each.name))) {
    await tx.execute(sql`select setval(${`public.${name}`}::regclass, ${value}::bigint, ${isCalled})`);
  }
}
