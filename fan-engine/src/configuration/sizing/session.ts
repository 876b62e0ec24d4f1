import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { ExhaustSupplyConfiguration } from '../model/configuration.ts';
import type { SizedFan } from './sized-fan.ts';

/**
 * One call of the engine. A configuration never changes, and one change requires the same one two or three times in a
 * row. Only the last is cached: with all of them an eighth more survived every short garbage collection.
 */
export interface Session {
  readonly catalogue: Catalogue;
  last: { readonly configuration: ExhaustSupplyConfiguration; readonly sized: SizedFan } | null;
}

export function openSession(catalogue: Catalogue): Session {
  return { catalogue, last: null };
}
