import type { Catalogue } from '@specbuilder/fan-engine';
import type { Catalogues } from '../catalogues/catalogues.ts';

/** Catalogue that the fan of a curve was sized from, or that of today. */
export async function catalogueOf(
  { catalogueVersion }: { readonly catalogueVersion?: string | undefined },
  catalogues: Catalogues,
  brand: number,
): Promise<Catalogue> {
  return catalogueVersion === undefined ? catalogues.today(brand) : catalogues.asOf(brand, catalogueVersion);
}
