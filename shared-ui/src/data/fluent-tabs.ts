/** What Fluent makes its tab list of. */

export type { TabListProps } from '@fluentui/react-components';
export {
  renderTabList_unstable,
  useMergedRefs,
  useTabList_unstable,
  useTabListContextValues_unstable,
  useTabListStyles_unstable,
} from '@fluentui/react-components';
