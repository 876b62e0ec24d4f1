import { useState } from 'react';
import { MAX_COMPARED } from '../../results/results/compared-rows.ts';
import { type ComparedResult, MIN_COMPARED } from '../compare/compared-result.ts';
import type { ComparedSearch } from './compared-search.ts';
import type { ShortlistedSearch } from './use-shortlisted.ts';

export interface Ticked {
  readonly keys: readonly string[];
  readonly toggle: (key: string) => void;
  /** The ticked fans, as they are compared and added; null while they are of two kinds. */
  readonly result: ComparedResult | null;
  readonly canCompare: boolean;
}

/** Which kept fans are ticked: all of them to begin with, as far as they can be compared. */
export function useTicked(
  searches: readonly ShortlistedSearch[],
  prices: Pick<ComparedSearch, 'cost' | 'arePricesShown'>,
): Ticked {
  const fans = searches.flatMap((search) => search.fans);
  const ceilingFans = searches.flatMap((search) => search.ceilingFans);
  const first = (fans.length > 0 ? fans : ceilingFans).slice(0, MAX_COMPARED).map(({ key }) => key);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const known = [...fans, ...ceilingFans].map(({ key }) => key);
  const keys = (chosen ?? first).filter((key) => known.includes(key));
  const isTicked = ({ key }: { readonly key: string }) => keys.includes(key);
  const result = resultOf({ fans: fans.filter(isTicked), ceilingFans: ceilingFans.filter(isTicked) }, prices);
  const count = keys.length;
  return {
    keys,
    toggle: (key) => setChosen(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]),
    result,
    canCompare: result !== null && count >= MIN_COMPARED && count <= MAX_COMPARED,
  };
}

function resultOf(
  { fans, ceilingFans }: Pick<ShortlistedSearch, 'fans' | 'ceilingFans'>,
  prices: Pick<ComparedSearch, 'cost' | 'arePricesShown'>,
): ComparedResult | null {
  if (fans.length > 0 && ceilingFans.length > 0) return null;
  if (fans.length > 0) return { kind: 'fan', entries: fans, ...prices };
  return ceilingFans.length > 0 ? { kind: 'ceilingFan', entries: ceilingFans, ...prices } : null;
}
