import type { FanCategory } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useCallback } from 'react';
import { fingerprint } from './fingerprint.ts';
import { type SearchAddress, searchParams } from './search-address.ts';

interface ResultSet {
  readonly resultId: string;
  readonly fanCategoryType: FanCategory;
  readonly results: readonly unknown[];
}

interface ShowOptions<Set extends ResultSet> {
  /** Puts a result where the query of its id finds it. */
  readonly keep: (set: Set) => void;
  readonly setSizedWith: (sizedWith: string) => void;
}

/** Takes a new result: into the shared cache, its id into the address so that a reload keeps it, and a fact. */
export function useShowResult<Set extends ResultSet>({ keep, setSizedWith }: ShowOptions<Set>) {
  const platform = usePlatform();
  return useCallback(
    (set: Set, specification: object, address: Omit<SearchAddress, 'resultId'>) => {
      const { resultId, fanCategoryType, results } = set;
      keep(set);
      setSizedWith(fingerprint(specification));
      platform.bus.publish('sizing-completed', { resultId, fanCategoryType, count: results.length });
      replaceAddress(platform, { ...address, resultId });
    },
    [platform, keep, setSizedWith],
  );
}

/** The address of the search without a step of history of its own. */
export function replaceAddress({ navigation }: Pick<Platform, 'navigation'>, address: SearchAddress): void {
  const href = navigation.href('app.fans.sizer.search', searchParams(address));
  if (href !== null) navigation.history.replace(href);
}
