import type { Catalogue } from '@specbuilder/fan-engine';
import { type Product, productsOf } from '@specbuilder/fan-engine/product';

/** Products of a catalogue, looked up by name and by id. */
export interface CatalogueProducts {
  readonly byModel: ReadonlyMap<string, Product>;
  /** By every name of something that can be ordered, with and without its drive: KUB245-II, KUB245B-II. */
  readonly byUnitName: ReadonlyMap<string, Product>;
  readonly byFanId: ReadonlyMap<number, Product>;
}

/** Everything is worked out once for a catalogue, and gone with it. */
const known = new WeakMap<Catalogue, CatalogueProducts>();

export function productsIn(catalogue: Catalogue): CatalogueProducts {
  const before = known.get(catalogue);
  if (before !== undefined) return before;
  const products = productsOf(catalogue);
  const found: CatalogueProducts = {
    byModel: new Map(products.map((product) => [product.model, product])),
    byUnitName: new Map(
      products.flatMap((product) =>
        product.units.flatMap(({ names }) => names.map((name) => [name, product] as const)),
      ),
    ),
    byFanId: new Map(products.map((product) => [product.fanId, product])),
  };
  known.set(catalogue, found);
  return found;
}
