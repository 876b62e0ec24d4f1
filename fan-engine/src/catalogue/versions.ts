/** Version of the calculation itself: changes when the same input gives another result. */
export const ENGINE_VERSION = '2.6.0';

export interface Versions {
  readonly catalogue: string;
  readonly engine: string;
  readonly priceBook: string;
}
