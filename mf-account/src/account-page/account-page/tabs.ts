/** Tabs of the account (ACC-001); a name stands in the address (`?tab=`), so that a reload and a link keep it. */
export const ACCOUNT_TABS = ['profile', 'security'] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

export const FIRST_TAB: AccountTab = 'profile';

export function isAccountTab(name: unknown): name is AccountTab {
  return ACCOUNT_TABS.some((tab) => tab === name);
}
