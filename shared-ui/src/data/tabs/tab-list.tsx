import type { Ref } from 'react';
import {
  renderTabList_unstable,
  type TabListProps,
  useMergedRefs,
  useTabList_unstable,
  useTabListContextValues_unstable,
  useTabListStyles_unstable,
} from '../fluent-tabs.ts';
import { useTabKeys } from './use-tab-keys.ts';

interface KitTabListProps extends Omit<TabListProps, 'onFocus' | 'onBlur' | 'onKeyDown'> {
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * Fluent's tab list with keys of the kit. Fluent's own keys put a focusable element at each end of the list and hide it
 * from readers: no child of a tab list may be anything but a tab, and nothing hidden may take the focus (axe's
 * aria-hidden-focus, aria-required-children).
 */
export function TabList({ ref, ...props }: KitTabListProps) {
  const { ref: list, ...keys } = useTabKeys(props.vertical);
  const state = useTabList_unstable({ ...props, ...keys }, useMergedRefs(ref, list));
  const context = useTabListContextValues_unstable(state);
  useTabListStyles_unstable(state);
  return renderTabList_unstable({ ...state, root: { ...state.root, ...WITHOUT_KEYS_OF_FLUENT } }, context);
}

const WITHOUT_KEYS_OF_FLUENT = { 'data-tabster': undefined };
