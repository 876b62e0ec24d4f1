// Compiled from languages/en/mf-region-mgmt.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ALERTS_TEXTS = /* @__PURE__ */ live("alerts", {
title: "Activity Alerts",
lead: (p: { readonly time: string }) => `Mails about what customers do, sent at ${p.time}.`,
table: "Activity alerts, newest first",
recipient: "Recipient",
region: "Region",
customer: "Customer",
action: "Action",
fanCategory: "Fan Category",
schedule: "Schedule",
edit: "Edit",
editOf: (p: { readonly about: string; readonly schedule: string }) => `Edit alert: ${p.about}, ${p.schedule}`,
anyRecipient: "All recipients",
anyRegion: "All regions",
anyCustomer: "All customers",
anyAction: "All actions",
anyCategory: "All categories",
weekly: (p: { readonly day: string }) => `Weekly on ${p.day}`,
monthly: (p: { readonly day: "16" | (string & {}) }) => `Monthly on the ${p.day === "16" ? "16th" : "1st"}`,
create: "New alert",
empty: "No alerts yet",
emptyText: "An alert tells you by mail what the customers of a region, or one customer, did.",
emptyFiltered: "This recipient has no alerts",
showAll: "Show all recipients",
});
