import { ResettableLazy } from '@specbuilder/shared-ui/core';
import { WaitForRow } from '../../configure/row-detail/wait-for-row.tsx';
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
      failed={(retry) => <WaitForRow hasFailed onRetry={retry} />}
    />
  );
}
