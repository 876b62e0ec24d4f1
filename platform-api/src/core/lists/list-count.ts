import { count } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Queryable } from '../store/database.ts';
import type { ListCount } from './kept-totals.ts';

/** @param rows a new query of what is counted each time, without an order */
export function listCount(db: Queryable, rows: () => PgSelect): ListCount {
  const countOf = async (query: PgSelect) => {
    const [counted] = await db.select({ total: count() }).from(query.as('counted'));
    return counted?.total ?? 0;
  };
  return { upTo: (limit) => countOf(rows().limit(limit)), all: () => countOf(rows()) };
}
