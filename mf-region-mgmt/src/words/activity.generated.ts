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
anyAction: "All actions",
filterAction: "Action",
empty: "Nothing has happened yet",
emptyText: "Sized fans, new projects and saved equipment of your customers appear here.",
emptyFiltered: "No activity of this kind",
showAll: "Show all actions",
noRegion: "—",
previous: "Newer",
next: "Older",
});
