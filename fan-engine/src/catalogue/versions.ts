/** Version of the calculation itself: changes when the same input gives another result. */
export const ENGINE_VERSION = '2.3.0';
/** Version of lines, sizes, curves and options. */
export const CATALOGUE_VERSION = '2026.5';
/** Version of all list prices. */
export const PRICE_BOOK_VERSION = '2026.5';

export interface Versions {
  readonly catalogue: string;
  readonly engine: string;
  readonly priceBook: string;
}
