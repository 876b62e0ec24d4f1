import { Button, ResettableLazy } from '@specbuilder/shared-ui/core';
import { COMPARE_MESSAGES } from '../../messages/compare.generated.ts';
import type { CompareBarProps } from './compare-bar.tsx';

const loadBar = async () => {
  const { CompareBar: component } = await import(/* webpackChunkName: "details" */ './compare-bar.tsx');
  return { default: component };
};

/** Loaded with the first fan that is ticked, as the comparison itself is: most results are not compared. */
export function LazyCompareBar(props: CompareBarProps) {
  if (props.compared.ids.length === 0) return null;
  return (
    <ResettableLazy
      load={loadBar}
      props={props}
      fallback={null}
      failed={(retry) => <Button onClick={retry}>{COMPARE_MESSAGES.tryAgain}</Button>}
    />
  );
}
