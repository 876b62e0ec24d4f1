/** Parts of the page; a name stands in the address (`?tab=`), so that a reload and a link keep it. */
export const UTILITY_TABS = ['clone', 'outbox', 'remotes', 'currencies', 'regions', 'brands'] as const;
export type UtilityTab = (typeof UTILITY_TABS)[number];

export function isUtilityTab(name: unknown): name is UtilityTab {
  return UTILITY_TABS.some((tab) => tab === name);
}
