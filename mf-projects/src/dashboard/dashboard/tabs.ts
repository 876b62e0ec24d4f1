/** Tabs of the dashboard in the order of A-177; the name is in the address (`?tab=`), so that a link opens the tab. */
export const DASHBOARD_TABS = ['items', 'site-address', 'operating-cost', 'deliverables'] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

export const FIRST_TAB: DashboardTab = 'items';

export function isDashboardTab(name: string | null): name is DashboardTab {
  return DASHBOARD_TABS.some((tab) => tab === name);
}
