import { DEFAULT_MANUFACTURER_LABEL_ID } from '@specbuilder/shared-contracts/domain';
import { type Database, schema } from '../../core/index.ts';

export type Brand = typeof schema.brands.$inferSelect;

/** The brands of the store by manufacturer label id. Nothing changes them while the server runs. */
export type Brands = ReadonlyMap<number, Brand>;

export async function readBrands(db: Database): Promise<Brands> {
  const rows = await db.select().from(schema.brands).orderBy(schema.brands.manufacturerLabelId);
  return new Map(rows.map((brand) => [brand.manufacturerLabelId, brand]));
}

/** The brand that is named, else the first one. */
export function brandFor(brands: Brands, manufacturerLabelId: number | null): Brand {
  const brand = brands.get(manufacturerLabelId ?? DEFAULT_MANUFACTURER_LABEL_ID) ?? [...brands.values()][0];
  if (brand === undefined) throw new Error('The store holds no brand');
  return brand;
}
