import type { Catalogue } from '@specbuilder/fan-engine';
import type { Product } from '@specbuilder/fan-engine/product';
import type { ListedDocument } from '../documents/documents.ts';

export interface ShownProduct {
  readonly product: Product;
  readonly catalogue: Catalogue;
  /** Its stored documents. */
  readonly printedDocuments: readonly ListedDocument[];
}
