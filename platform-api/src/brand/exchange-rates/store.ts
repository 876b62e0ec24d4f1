import type { Currency } from '@specbuilder/shared-contracts/api';
import { eq, sql } from 'drizzle-orm';
import { type Database, type Queryable, schema } from '../../core/index.ts';

const { currencies } = schema;
export type CurrencyRow = typeof currencies.$inferSelect;

/** Currencies as menus show them: by weight, then code. */
export async function listCurrencies(db: Database): Promise<Currency[]> {
  return (await listRatedCurrencies(db)).map(({ ratedOnUtc: _, ...currency }) => currency);
}

export async function listRatedCurrencies(db: Queryable): Promise<CurrencyRow[]> {
  return db.select().from(currencies).orderBy(currencies.sortWeight, currencies.currencyCode);
}

export async function findCurrency(db: Queryable, currencyCode: string): Promise<CurrencyRow | undefined> {
  const [currency] = await db.select().from(currencies).where(eq(currencies.currencyCode, currencyCode));
  return currency;
}

/** Waits for any other call that is setting its rate. */
export async function lockCurrency(db: Queryable, currencyCode: string): Promise<CurrencyRow | undefined> {
  const [currency] = await db.select().from(currencies).where(eq(currencies.currencyCode, currencyCode)).for('update');
  return currency;
}

export async function saveRate(db: Queryable, currencyCode: string, exchangeRate: number): Promise<CurrencyRow> {
  const [currency] = await db
    .update(currencies)
    .set({ exchangeRate, ratedOnUtc: sql`now()` })
    .where(eq(currencies.currencyCode, currencyCode))
    .returning();
  if (currency === undefined) throw new Error('A currency went while it was locked');
  return currency;
}
