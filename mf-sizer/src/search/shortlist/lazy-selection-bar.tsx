import { Button, ResettableLazy, usePlatform } from '@specbuilder/shared-ui/core';
import { SHORTLIST_KEY } from '../../item/shortlist/shortlist-key.ts';
import { COMPARE_MESSAGES } from '../../messages/compare.generated.ts';
import type { SelectionBarProps } from './selection-bar.tsx';

const loadBar = async () => {
  const { SelectionBar: component } = await import(/* webpackChunkName: "details" */ './selection-bar.tsx');
  return { default: component };
};

/** Loaded with the first fan that is ticked or kept, as the comparison itself is: most results have neither. */
export function LazySelectionBar(props: SelectionBarProps) {
  const { browserStorage } = usePlatform();
  if (props.compared.ids.length === 0 && browserStorage.read(SHORTLIST_KEY) === null) return null;
  return (
    <ResettableLazy
      load={loadBar}
      props={props}
      fallback={null}
      failed={(retry) => <Button onClick={retry}>{COMPARE_MESSAGES.tryAgain}</Button>}
    />
  );
}
