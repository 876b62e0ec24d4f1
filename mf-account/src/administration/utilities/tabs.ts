/** Parts of the page; the name is in the address (`?tab=`), so that reloads and links keep the part. */
export const UTILITY_TABS = ['clone', 'outbox', 'issued', 'remotes', 'currencies', 'regions', 'brands'] as const;
export type UtilityTab = (typeof UTILITY_TABS)[number];

export function isUtilityTab(name: unknown): name is UtilityTab {
  return UTILITY_TABS.some((tab) => tab === name);
}
