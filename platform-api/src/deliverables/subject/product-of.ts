import type { Catalogue } from '@specbuilder/fan-engine';
import type { Product } from '@specbuilder/fan-engine/product';
import { productsIn } from '../../catalogue/index.ts';
import type { FanItemRow } from '../../projects/index.ts';

/** The product of an item in the catalogue it was sized from: under its name, or else under its fan. */
export function productOf({ snapshot }: Pick<FanItemRow, 'snapshot'>, catalogue: Catalogue): Product | null {
  const products = productsIn(catalogue);
  const fanId = snapshot.exhaustFanId ?? snapshot.supplyFanId;
  return products.byUnitName.get(snapshot.modelDisplayAs) ?? products.byFanId.get(fanId ?? 0) ?? null;
}
