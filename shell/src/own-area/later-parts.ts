// One file for the browser to fetch: all of it comes together, when the first screen has settled.
export { startAnalytics } from '../analytics/analytics.ts';
export { startArrivalNotices } from '../arrival/arrival-notices.ts';
export { CurrencyService } from '../currency/currency-service.ts';
export { createRegionService } from '../region/index.ts';
export { createUserDetails } from '../session/user-details.ts';
export { startTabs } from '../tabs/start-tabs.ts';
