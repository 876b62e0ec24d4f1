// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const LIVE_TEXTS = /* @__PURE__ */ live("live", {
somebody: "Somebody",
cell: (p: { readonly who: string; readonly cell: "tag" | "quantity" | (string & {}); readonly item: string }) => `${p.who} changed the ${p.cell === "tag" ? "tag" : p.cell === "quantity" ? "quantity" : "notes"} of ${p.item}`,
edited: (p: { readonly who: string; readonly item: string }) => `${p.who} edited ${p.item}`,
added: (p: { readonly who: string; readonly item: string }) => `${p.who} added ${p.item}`,
configured: (p: { readonly who: string; readonly item: string }) => `${p.who} changed ${p.item}`,
placed: (p: { readonly who: string; readonly item: string }) => `${p.who} moved ${p.item} to another building`,
others: (p: { readonly what: "cells" | "itemsAdded" | "itemsRemoved" | "itemsRestored" | "itemsMoved" | "itemsRated" | "buildings" | "name" | "site" | "cost" | "alternates" | "schedule" | "revisionIssued" | "wentBack" | "members" | (string & {}); readonly who: string; readonly count: number }) => `${p.what === "cells" ? `${p.who} edited ${plural("en-US", p.count) === "one" ? "1 item" : `${number("en-US", p.count)} items`}` : p.what === "itemsAdded" ? `${p.who} added ${plural("en-US", p.count) === "one" ? "1 item" : `${number("en-US", p.count)} items`}` : p.what === "itemsRemoved" ? `${p.who} deleted ${plural("en-US", p.count) === "one" ? "1 item" : `${number("en-US", p.count)} items`}` : p.what === "itemsRestored" ? `${p.who} brought ${plural("en-US", p.count) === "one" ? "1 item" : `${number("en-US", p.count)} items`} back` : p.what === "itemsMoved" ? `${p.who} changed the order` : p.what === "itemsRated" ? `${p.who} updated ${plural("en-US", p.count) === "one" ? "1 item" : `${number("en-US", p.count)} items`}` : p.what === "buildings" ? `${p.who} changed the buildings` : p.what === "name" ? `${p.who} renamed the project` : p.what === "site" ? `${p.who} changed the site address` : p.what === "cost" ? `${p.who} changed the operating cost` : p.what === "alternates" ? `${p.who} changed the alternates` : p.what === "schedule" ? `${p.who} changed the schedule` : p.what === "revisionIssued" ? `${p.who} issued a revision` : p.what === "wentBack" ? `${p.who} went back to another revision` : p.what === "members" ? `${p.who} changed who works here` : `${p.who} changed the project`}`,
});
