import { LoadFailure, ResettableLazy } from '@specbuilder/shared-ui/core';
import { SIZER_MESSAGES } from '../../messages/sizer.generated.ts';
import type { LiveSpecification } from '../../results/live-results/selection-messages.ts';
import { ResultsSkeleton } from '../../results/results/results-skeleton.tsx';
import type { LoadResults, SizedRow, SizerResultsProps } from './sizer-kind.ts';

interface LazyResultsProps<S extends LiveSpecification, R extends SizedRow> {
  readonly load: LoadResults<S, R>;
  readonly results: SizerResultsProps<S, R>;
}

/** Results of a search, whose code comes when there are some: a search can be used without it. */
export function LazyResults<S extends LiveSpecification, R extends SizedRow>({
  load,
  results,
}: LazyResultsProps<S, R>) {
  return (
    <ResettableLazy
      load={load}
      props={results}
      fallback={<ResultsSkeleton />}
      failed={(retry) => <LoadFailure title={SIZER_MESSAGES.pageDidNotLoad} onRetry={retry} />}
    />
  );
}
