/** Tabs of the account (ACC-001); the name is in the address (`?tab=`), so that reloads and links keep the tab. */
export const ACCOUNT_TABS = ['profile', 'security'] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

export const FIRST_TAB: AccountTab = 'profile';

export function isAccountTab(name: unknown): name is AccountTab {
  return ACCOUNT_TABS.some((tab) => tab === name);
}
