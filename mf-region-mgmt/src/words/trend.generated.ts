// Compiled from languages/en/mf-region-mgmt.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const TREND_TEXTS = /* @__PURE__ */ live("trend", {
title: (p: { readonly action: string; readonly region: string }) => `${p.action}, ${p.region}`,
allActions: "All actions of the report",
change: "Change",
period: (p: { readonly from: string; readonly to: string }) => `${p.from} to ${p.to}`,
chart: "Events by month, a line for each year",
table: "Events by month and year",
month: "Month",
others: "Other years",
reading: (p: { readonly month: string; readonly counts: string }) => `${p.month}: ${p.counts}`,
count: (p: { readonly year: string; readonly count: string }) => `${p.year}: ${p.count}`,
showTable: "Show as table",
showChart: "Show as chart",
close: "Close",
loading: "Loading",
ok: "OK",
});
