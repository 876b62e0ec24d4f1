import type { Place } from '@specbuilder/shared-contracts/api';
import { type Country, MIN_POSTAL_LOOKUP_LENGTH, PATTERNS } from '@specbuilder/shared-contracts/domain';

/** What is searched for: a postal code or a state of one country. */
export interface SearchQuery {
  readonly country: Country;
  readonly postalCode: string;
  /** Code of the state, province or Mexican state; '' for none. */
  readonly territory: string;
}

/** Mexico is searched by state alone. */
export const hasPostalCodes = (country: Country): boolean => country !== 'MEX';

export function withPostalCode({ country }: SearchQuery, postalCode: string): SearchQuery {
  return { country, postalCode, territory: '' };
}

export function withTerritory({ country }: SearchQuery, territory: string): SearchQuery {
  return { country, postalCode: '', territory };
}

/** The list of states goes with its country, and so does a code that is none of the new one's (LOC-022). */
export function withCountry({ postalCode }: SearchQuery, country: Country): SearchQuery {
  return { country, postalCode: isCodeOf(country, postalCode) ? postalCode : '', territory: '' };
}

/** A place by its code, or by its state where the code is not complete. */
export function queryOf({ country, postalCode, state }: Place): SearchQuery {
  const isCode = isCodeOf(country, postalCode);
  return { country, postalCode: isCode ? postalCode : '', territory: isCode ? '' : state };
}

/** Nothing is requested from the server before the code is complete (LOC-021). */
export function isComplete({ country, postalCode, territory }: SearchQuery): boolean {
  return territory !== '' || isCodeOf(country, postalCode);
}

/** Typed to its end and still no code of the country. */
export function isWrongCode({ country, postalCode }: SearchQuery): boolean {
  return postalCode.trim().length >= MIN_POSTAL_LOOKUP_LENGTH && !isCodeOf(country, postalCode);
}

function isCodeOf(country: Country, text: string): boolean {
  const code = text.trim();
  if (country === 'USA') return PATTERNS.usPostalCode.test(code);
  return country === 'CAN' && PATTERNS.canadianPostalCode.test(code);
}
