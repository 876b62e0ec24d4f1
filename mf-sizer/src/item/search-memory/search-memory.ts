import type { FanCategory } from '@specbuilder/shared-contracts/domain';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import * as z from 'zod/mini';
import { keyOf, LAST_KEY, SIZERS } from './forget-searches.ts';
import { type Sizer, sizerOf } from './sizer-of.ts';

/** Which search: its category and line, the result it shows, the criteria that its address says. */
export interface SearchedPlace {
  readonly category: FanCategory;
  readonly sub: number;
  readonly application: string | null;
  readonly resultId: string | null;
  readonly requested: Readonly<Record<string, string>> | null;
}

/** What the user typed, so that a reload restores it; its result is in the address. */
export interface RememberedSearch<C> extends SearchedPlace {
  readonly criteria: C;
}

/** Names are those that earlier releases stored: a tab that stays open across a release keeps its search. */
const shape = z.object({
  category: z.number(),
  sub: z.number(),
  application: z.nullable(z.string()),
  resultId: z.nullable(z.string()),
  asked: z._default(z.nullable(z.record(z.string(), z.string())), null),
  criteria: z.unknown(),
});

/** The search that a sizer was last used for in this browser session, or null. */
export function lastSearch(storage: StorageService, sizer: Sizer): RememberedSearch<unknown> | null {
  const found = shape.safeParse(parse(storage.read(keyOf(sizer))));
  if (!found.success) return null;
  const { asked: requested, criteria, ...search } = found.data;
  return { ...search, requested, criteria };
}

/**
 * The criteria typed for an address in this browser session, or null. Criteria of another search, or of another
 * version of the contract, are not used.
 */
export function readSearch<C>(storage: StorageService, address: SearchedPlace, schema: Shape<C>): C | null {
  const found = lastSearch(storage, sizerOf(address.category));
  if (found === null || !isSameSearch(found, address)) return null;
  return hasShape(found.criteria, schema) ? (found.criteria as C) : null;
}

export function writeSearch<C>(storage: StorageService, remembered: RememberedSearch<C>): void {
  const sizer = sizerOf(remembered.category);
  const { requested: asked, ...search } = remembered;
  storage.write(keyOf(sizer), JSON.stringify({ ...search, asked } satisfies z.infer<typeof shape>));
  storage.write(LAST_KEY, sizer);
}

/** The sizer that something was typed for last. */
export function lastSizer(storage: StorageService): Sizer | null {
  const last = storage.read(LAST_KEY);
  return SIZERS.find((sizer) => sizer === last) ?? null;
}

/** Fields that criteria must have; a rule broken half-way through typing is no reason to lose the rest. */
export interface Shape<C> {
  readonly fields: readonly (keyof C & string)[];
}

function hasShape<C>(criteria: unknown, { fields }: Shape<C>): boolean {
  return typeof criteria === 'object' && criteria !== null && fields.every((field) => Object.hasOwn(criteria, field));
}

/** An address with criteria and no result is a different search from one started with other criteria. */
function isSameSearch(stored: SearchedPlace, address: SearchedPlace): boolean {
  const isOtherDuty =
    address.requested !== null && JSON.stringify(stored.requested) !== JSON.stringify(address.requested);
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
