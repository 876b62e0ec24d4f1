// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const ADMIN_DASHBOARD_TEXTS = /* @__PURE__ */ live("adminDashboard", {
title: "Dashboard",
lead: "All brands together. Days are of UTC.",
users: "Users",
projects: "Projects",
items: "Items in projects",
events: "Events of the last 30 days",
newOf: {
users: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 new user" : `${number("en-US", p.count)} new users`} in 30 days`,
projects: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 new project" : `${number("en-US", p.count)} new projects`} in 30 days`,
items: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 new item" : `${number("en-US", p.count)} new items`} in 30 days`,
events: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 event" : `${number("en-US", p.count)} events`} in 30 days`,
},
asTable: (p: { readonly what: string }) => `${p.what} by day`,
asChart: (p: { readonly what: string }) => `${p.what} as a chart`,
day: "Day",
count: "Count",
health: "Health",
store: "Store",
storeText: (p: { readonly milliseconds: number }) => `Answers in ${number("en-US", p.milliseconds)} ms`,
hub: "Live connections",
hubText: (p: { readonly count: number }) => `${p.count === 0 ? "Nobody is connected" : plural("en-US", p.count) === "one" ? "1 client is connected" : `${number("en-US", p.count)} clients are connected`}`,
mail: "Mail",
noServer: (p: { readonly kept: number }) => `No mail server is set; ${p.kept === 0 ? "no mail is kept" : plural("en-US", p.kept) === "one" ? "1 mail is kept" : `${number("en-US", p.kept)} mails are kept`}`,
mailText: (p: { readonly waiting: number; readonly failed: number }) => `${number("en-US", p.waiting)} waiting, ${number("en-US", p.failed)} given up`,
documents: "Documents",
documentsText: (p: { readonly count: number }) => `${p.count === 0 ? "No paper on file yet" : plural("en-US", p.count) === "one" ? "1 paper on file" : `${number("en-US", p.count)} papers on file`}`,
works: "Works",
watch: "Look at it",
off: "Not set up",
outbox: "Open the outbox",
});
