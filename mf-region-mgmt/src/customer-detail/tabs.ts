export const CUSTOMER_TABS = ['activity', 'projects', 'requests', 'quotes', 'notes'] as const;
export type CustomerTab = (typeof CUSTOMER_TABS)[number];

const FIRST: CustomerTab = 'activity';

const isCustomerTab = (value: unknown): value is CustomerTab => CUSTOMER_TABS.some((tab) => tab === value);

/** tab of an address; what is none is the activity. */
export function readTab(query: URLSearchParams): CustomerTab {
  const named = query.get('tab');
  return isCustomerTab(named) ? named : FIRST;
}

/** The first one adds nothing to the address. */
export function withTab(query: URLSearchParams, tab: CustomerTab): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (tab === FIRST) changed.delete('tab');
  else changed.set('tab', tab);
  return changed;
}
