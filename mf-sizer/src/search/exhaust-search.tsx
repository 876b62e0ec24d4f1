import { LoadFailure } from '@specbuilder/shared-ui/core';
import { Screen } from '@specbuilder/shared-ui/router';
import { SEARCH_TEXTS } from '../words/search.generated.ts';
import { ExhaustWorkspace } from './exhaust-workspace.tsx';
import type { SearchAddress } from './search-address.ts';
import { SearchSkeleton } from './search-skeleton.tsx';
import type { StoreDuty } from './store-duty.ts';
import { useExhaustStart } from './use-exhaust-start.ts';

interface ExhaustSearchProps {
  readonly address: SearchAddress;
  /** What a shop asks for on its first load. */
  readonly duty: StoreDuty | null;
}

/** Search for exhaust and supply fans; opens once its defaults, and the result that the address names, are there. */
export function ExhaustSearch({ address, duty }: ExhaustSearchProps) {
  const { start, error, retry } = useExhaustStart(address, duty);
  return (
    <Screen state="app.fans.sizer.search" isReady={start !== null || retry !== null} error={error}>
      {start !== null ? (
        <ExhaustWorkspace address={address} start={start} isFirstLoad={duty !== null} />
      ) : retry !== null ? (
        <LoadFailure title={SEARCH_TEXTS.defaultsFailed} onRetry={retry} />
      ) : (
        <SearchSkeleton />
      )}
    </Screen>
  );
}
