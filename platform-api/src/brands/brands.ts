import { type Database, schema } from '../store/database.ts';

export type Brand = typeof schema.brands.$inferSelect;

/** The brands of the store by manufacturer label id. Nothing changes them while the server runs. */
export type Brands = ReadonlyMap<number, Brand>;

export async function readBrands(db: Database): Promise<Brands> {
  const rows = await db.select().from(schema.brands).orderBy(schema.brands.manufacturerLabelId);
  return new Map(rows.map((brand) => [brand.manufacturerLabelId, brand]));
}
