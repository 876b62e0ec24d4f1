import type { Catalogues } from '../../catalogues/catalogues.ts';
import { findItems } from '../../fan-items/store.ts';
import { productsIn } from '../../products/products.ts';
import type { Database } from '../../store/database.ts';

export interface RevitPorts {
  readonly db: Database;
  readonly catalogues: Pick<Catalogues, 'asOf'>;
}

/** Those of the items whose model has dimensions in the catalogue, without which nothing of it can be modelled. */
export async function itemsWithRevits({ db, catalogues }: RevitPorts, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const row of await findItems(db, ids)) {
    const catalogue = await catalogues.asOf(row.manufacturerLabelId, row.catalogueVersion);
    const product = productsIn(catalogue).byUnitName.get(row.snapshot.modelDisplayAs);
    if (product?.dimensions != null) found.push(row.id);
  }
  return found;
}
