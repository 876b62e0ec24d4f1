import { DEFAULT_MANUFACTURER_LABEL_ID } from '@specbuilder/shared-contracts/domain';

export const PRODUCTS_PATH = '/products';
const BRAND_PARAMETER = 'manufacturerLabelId';

/**
 * Address of a product's page on this server; the first brand needs no mark.
 *
 * @param model of the product, or of something that can be ordered of it, which leads on to its product
 */
export function productAddress(model: string, manufacturerLabelId: number, query: readonly [string, string][] = []) {
  const brand: [string, string][] =
    manufacturerLabelId === DEFAULT_MANUFACTURER_LABEL_ID ? [] : [[BRAND_PARAMETER, String(manufacturerLabelId)]];
  return withQuery(`${PRODUCTS_PATH}/${encodeURIComponent(model)}`, [...brand, ...query]);
}

/** Address of one of a product's documents; with a version, its content never changes. */
export function documentAddress(
  model: string,
  fileName: string,
  { manufacturerLabelId, language, version }: DocumentAddress,
): string {
  return withQuery(`${PRODUCTS_PATH}/${encodeURIComponent(model)}/${fileName}`, [
    [BRAND_PARAMETER, String(manufacturerLabelId)],
    ...(language === undefined ? [] : [['language', language] satisfies [string, string]]),
    ...(version === undefined ? [] : [['v', version] satisfies [string, string]]),
  ]);
}

export interface DocumentAddress {
  readonly manufacturerLabelId: number;
  readonly language?: string;
  readonly version?: string;
}

/** Brand that the address of a page names, whatever the case; undefined for none. */
export function brandOfAddress(url: string): number | undefined {
  const { searchParams } = new URL(url, 'http://server.invalid');
  const named = [...searchParams].find(([name]) => name.toLowerCase() === BRAND_PARAMETER.toLowerCase())?.[1] ?? '';
  return /^[1-9]\d{0,8}$/.test(named) ? Number(named) : undefined;
}

function withQuery(path: string, query: readonly [string, string][]): string {
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`;
}
