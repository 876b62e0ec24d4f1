import { LoadFailure, ResettableLazy } from '@specbuilder/shared-ui/core';
import { DETAIL_MESSAGES } from '../../messages/detail.generated.ts';
import type { NoMatchProps } from './no-match.tsx';

const loadNoMatch = async () => {
  const { NoMatch: component } = await import(/* webpackChunkName: "other" */ './no-match.tsx');
  return { default: component };
};

/** Loaded with the first search that nothing fits. */
export function LazyNoMatch(props: NoMatchProps) {
  return (
    <ResettableLazy
      load={loadNoMatch}
      props={props}
      fallback={null}
      failed={(retry) => <LoadFailure title={DETAIL_MESSAGES.valuesFailed} onRetry={retry} />}
    />
  );
}
