// Compiled from languages/en/mf-region-mgmt.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ACTIVITY_TEXTS = /* @__PURE__ */ live("activity", {
title: "Customer Activity",
table: "Customer activity, newest first",
customer: "Customer",
region: "Region",
action: "Action",
fanCategory: "Fan Category",
time: "Time",
guest: "Guest",
empty: "Nothing has happened yet",
emptyText: "Sized fans, new projects and saved equipment of your customers appear here.",
emptyFiltered: "No activity for these filters",
none: "—",
previous: "Newer",
next: "Older",
dateOptions: {
All: "All",
Today: "Today",
Yesterday: "Yesterday",
ThisWeek: "This Week (Past 7 Days)",
ThisMonth: "This Month",
ThisYear: "This Year",
Custom: "Custom",
},
});
