import type { StorageService } from '@specbuilder/shared-contracts/platform';
import * as z from 'zod/mini';
import { SEARCH_KEY } from '../criteria/search-key.ts';
import type { SearchAddress } from './search-address.ts';

type Place = Pick<SearchAddress, 'category' | 'sub' | 'application' | 'resultId' | 'asked'>;

/** What was typed, so that a reload keeps it; its result stands in the address. */
export interface RememberedSearch<C> extends Place {
  readonly criteria: C;
}

const head = {
  category: z.number(),
  sub: z.number(),
  application: z.nullable(z.string()),
  resultId: z.nullable(z.string()),
  asked: z._default(z.nullable(z.record(z.string(), z.string())), null),
};

/**
 * The criteria typed for an address in this browser session, or null. Criteria of another search, or of another
 * version of the contract, are not used.
 */
export function readSearch<C>(storage: StorageService, address: Place, schema: Shape<C>): C | null {
  const stored = parse(storage.read(SEARCH_KEY));
  const found = z.object({ ...head, criteria: z.unknown() }).safeParse(stored);
  if (!found.success || !isSameSearch(found.data, address)) return null;
  const { criteria } = found.data;
  return hasShape(criteria, schema) ? (criteria as C) : null;
}

export function writeSearch<C>(storage: StorageService, remembered: RememberedSearch<C>): void {
  storage.write(SEARCH_KEY, JSON.stringify(remembered));
}

/** Fields that criteria must have; a rule broken half-way through typing is no reason to lose the rest. */
export interface Shape<C> {
  readonly fields: readonly (keyof C & string)[];
}

function hasShape<C>(criteria: unknown, { fields }: Shape<C>): boolean {
  return typeof criteria === 'object' && criteria !== null && fields.every((field) => Object.hasOwn(criteria, field));
}

/** An address that says criteria and no result is another search than one that was begun with other criteria. */
function isSameSearch(stored: Omit<Place, 'category'> & { category: number }, address: Place): boolean {
  const isOtherDuty = address.asked !== null && JSON.stringify(stored.asked) !== JSON.stringify(address.asked);
  return (
    stored.category === address.category &&
    stored.sub === address.sub &&
    stored.application === address.application &&
    (address.resultId === null ? !isOtherDuty : stored.resultId === address.resultId)
  );
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
