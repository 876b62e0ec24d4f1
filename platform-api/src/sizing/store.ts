import { randomUUID } from 'node:crypto';
import type { ExhaustSupplySpecification, HvlsSpecification } from '@specbuilder/shared-contracts/api';
import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { type Queryable, schema, type Transaction, type UserOrGuest } from '../core/index.ts';
import { sparse, whole } from './sparse-specification.ts';

type Specification = ExhaustSupplySpecification | HvlsSpecification;
type Stored = typeof schema.resultSets.$inferSelect;
export type ResultSetRow = Omit<Stored, 'specification'> & { readonly specification: Specification };
export type NewResultSet = Omit<typeof schema.resultSets.$inferInsert, 'specification' | 'results' | 'excluded'> & {
  readonly specification: Specification;
};

/** Stores the specification and the ranking; rows are recalculated when a user reads them. */
export async function insertResultSet(tx: Transaction, set: NewResultSet): Promise<ResultSetRow> {
  const { id, createdOnUtc } = schema.resultSets;
  const values = { ...set, specification: sparse(set.specification) };
  const [stored] = await tx.insert(schema.resultSets).values(values).returning({ id, createdOnUtc });
  if (stored === undefined) throw new Error('A result set was not stored');
  return asStored(set, stored);
}

/** The same as part of a statement that also writes other data; `insertedResultSet` reads its result. */
export function resultSetWhere(where: SQL, set: NewResultSet & { readonly id: string }): SQL {
  const { resultSets } = schema;
  const { id, createdOnUtc, ...columns } = getTableColumns(resultSets);
  const values: Partial<typeof resultSets.$inferInsert> = { ...set, specification: sparse(set.specification) };
  const said = Object.entries(columns).flatMap(([name, column]) => {
    const value = values[name as keyof typeof values];
    return value === undefined ? [] : [{ column, value: sql`${sql.param(value, column)}` }];
  });
  const names = [id, ...said.map(({ column }) => column)].map(({ name }) => sql.identifier(name));
  return sql`insert into ${resultSets} (${sql.join(names, sql`, `)})
    select ${sql.join([sql`${set.id}::uuid`, ...said.map(({ value }) => value)], sql`, `)} where ${where}
    returning ${sql.identifier(createdOnUtc.name)}`;
}

/** @param row what the statement returned of it */
export function insertedResultSet(
  set: NewResultSet & { readonly id: string },
  row: Readonly<Record<string, unknown>>,
): ResultSetRow {
  const { createdOnUtc } = schema.resultSets;
  const createdOn = createdOnUtc.mapFromDriverValue(row[createdOnUtc.name] as string) as Date;
  return asStored(set, { id: set.id, createdOnUtc: createdOn });
}

function asStored(set: NewResultSet, stored: Pick<ResultSetRow, 'id' | 'createdOnUtc'>): ResultSetRow {
  const unsaid = {
    userId: null,
    guestKeyHash: null,
    ranked: null,
    valuesHash: null,
    results: null,
    excluded: null,
    linkedOnUtc: null,
  };
  return { ...unsaid, ...set, ...stored };
}

export async function findResultOwner(db: Queryable, resultId: string) {
  const { id, userId, guestKeyHash } = schema.resultSets;
  const [owner] = await db.select({ userId, guestKeyHash }).from(schema.resultSets).where(eq(id, resultId));
  return owner;
}

export async function findResultSet(db: Queryable, resultId: string): Promise<ResultSetRow | undefined> {
  const [set] = await db.select().from(schema.resultSets).where(eq(schema.resultSets.id, resultId));
  return set && { ...set, specification: whole(set.specification) };
}

/** Items of the result, each with its project; null where it is in none. */
export async function listItemsOfResult(db: Queryable, resultId: string) {
  const { id, projectId, resultId: ofResult } = schema.fanItems;
  return db
    .select({ id, projectId })
    .from(schema.fanItems)
    .where(and(eq(ofResult, resultId), isNull(schema.fanItems.removedOnUtc)));
}

/** Copies a result set for another user without reading its rows; a result belongs to who searched. */
export async function copyResultSet(tx: Transaction, resultId: string, maker: UserOrGuest): Promise<string> {
  const { resultSets } = schema;
  const id = randomUUID();
  const copied = {
    ...getTableColumns(resultSets),
    id: sql<string>`${id}::uuid`.as('id'),
    userId: sql<string | null>`${maker.userId}::uuid`.as('user_id'),
    guestKeyHash: sql<string | null>`${maker.guestKeyHash}::text`.as('guest_key_hash'),
    linkedOnUtc: sql<Date | null>`null::timestamptz`.as('linked_on_utc'),
  };
  await tx.insert(resultSets).select(tx.select(copied).from(resultSets).where(eq(resultSets.id, resultId)));
  return id;
}
