import type { Climate } from '@specbuilder/shared-contracts/api';

/** What of a kind's criteria follows from a place, or from other criteria. */
export interface CriteriaDependencies<C, V> {
  /** Code that the place of the criteria is looked up by; null where they name none. */
  readonly codeOf: (criteria: C) => string | null;
  /** Whether the criteria came with the site of their place. */
  readonly hasSite: (criteria: C) => boolean;
  /** Fields that the place of the criteria fills. */
  readonly siteFields: readonly string[];
  /** What a place says of itself; without a climate what is left of a place that could not be found. */
  readonly siteOf: (climate: Climate | null) => Partial<C> & Partial<V>;
  /** The criteria that cannot be requested without a place. */
  readonly withoutPlace: (criteria: C) => Partial<C>;
  /** What follows from another value of a field. */
  readonly follows: (field: string, isTyped: boolean, criteria: C) => Partial<C>;
}

/** Criteria that name no place and do not follow each other. */
export const INDEPENDENT = {
  codeOf: () => null,
  hasSite: () => false,
  siteFields: [],
  siteOf: () => ({}),
  withoutPlace: () => ({}),
  follows: () => ({}),
};
