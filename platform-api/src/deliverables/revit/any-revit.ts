import type { Catalogues } from '../../catalogue/index.ts';
import type { Database } from '../../core/index.ts';
import { findItems } from '../../projects/index.ts';
import { boxOf } from '../facts/item-box.ts';
import { productOf } from '../subject/product-of.ts';

export interface RevitPorts {
  readonly db: Database;
  readonly catalogues: Pick<Catalogues, 'asOf'>;
}

/** Those of the items that an archive takes: whose model has dimensions in the catalogue. */
export async function itemsWithRevits({ db, catalogues }: RevitPorts, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const row of await findItems(db, ids)) {
    const catalogue = await catalogues.asOf(row.manufacturerLabelId, row.catalogueVersion);
    if (boxOf(productOf(row, catalogue)) !== null) found.push(row.id);
  }
  return found;
}
