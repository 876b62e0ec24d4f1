import { sql } from 'drizzle-orm';
import type { Queryable } from '../../core/index.ts';
import type { BackupEnd } from './format.ts';

/** A table as the store itself describes it, so that none is forgotten and one of an older release is read as well. */
export interface StoredTable {
  readonly name: string;
  readonly columns: readonly StoredColumn[];
  /** Columns of its primary key. */
  readonly key: readonly string[];
}

export interface StoredColumn {
  readonly name: string;
  readonly type: string;
}

export async function readTables(db: Queryable): Promise<readonly StoredTable[]> {
  const { rows } = await db.execute<{ name: string; columns: StoredColumn[]; key: string[] | null }>(sql`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(a.attname order by k.place)
        from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as k(attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`);
  return rows.map(({ name, columns, key }) => {
    if (key === null) throw new Error(`The table ${name} has no primary key, so it cannot be read in pages`);
    return { name, columns, key };
  });
}

/** A store without tables is one that no server has opened yet. */
export async function hasTables(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ present: boolean }>(sql`
    select exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'drizzle')) as present`);
  return rows[0]?.present ?? false;
}

type Sequences = BackupEnd['sequences'];

/** Where counted ids go on. A sequence is no part of a snapshot, but it only ever runs ahead of its rows. */
export async function readSequences(db: Queryable): Promise<Sequences> {
  const names = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`);
  const sequences: Sequences = [];
  for (const { name } of names.rows) {
    const { rows } = await db.execute<{ value: string; isCalled: boolean }>(
      sql`select last_value::text as value, is_called as "isCalled" from ${sql.identifier(name)}`,
    );
    sequences.push(...rows.map(({ value, isCalled }) => ({ name, value, isCalled })));
  }
  return sequences;
}
