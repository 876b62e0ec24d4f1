import { LoadFailure, ResettableLazy } from '@specbuilder/shared-ui/core';
import { DETAIL_MESSAGES } from '../../messages/detail.generated.ts';
import type { NearestRowsProps } from './near-miss.tsx';

const loadNearestRows = async () => {
  const { NearestRows: component } = await import(/* webpackChunkName: "other" */ './nearest-rows.tsx');
  return { default: component };
};

/** Loaded with the first search whose fans are all too loud. */
export function LazyNearestRows(props: NearestRowsProps) {
  return (
    <ResettableLazy
      load={loadNearestRows}
      props={props}
      fallback={null}
      failed={(retry) => <LoadFailure title={DETAIL_MESSAGES.valuesFailed} onRetry={retry} />}
    />
  );
}
