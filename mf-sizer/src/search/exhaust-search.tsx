import { LoadFailure } from '@specbuilder/shared-ui/core';
import { Screen } from '@specbuilder/shared-ui/router';
import { ExhaustWorkspace } from './exhaust-workspace.tsx';
import type { SearchAddress } from './search-address.ts';
import { SearchSkeleton } from './search-skeleton.tsx';
import { SEARCH_TEXTS } from './texts.ts';
import { useExhaustStart } from './use-exhaust-start.ts';

/** Search for exhaust and supply fans; opens once its defaults, and the result that the address names, are there. */
export function ExhaustSearch({ address }: { readonly address: SearchAddress }) {
  const { start, error, retry } = useExhaustStart(address);
  return (
    <Screen state="app.fans.sizer.search" isReady={start !== null || retry !== null} error={error}>
      {start !== null ? (
        <ExhaustWorkspace address={address} start={start} />
      ) : retry !== null ? (
        <LoadFailure title={SEARCH_TEXTS.defaultsFailed} onRetry={retry} />
      ) : (
        <SearchSkeleton />
      )}
    </Screen>
  );
}
