// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const ALERT_TEXTS = /* @__PURE__ */ live("alert", {
noRecipient: "Only administrators and sales staff get alerts",
aboutNothing: "Choose a sales region or a customer",
otherRegion: "The recipient does not look after this sales region",
otherCustomer: "The recipient does not look after this customer",
subject: (p: { readonly count: number; readonly about: string }) => `${plural("en-US", p.count) === "one" ? "1 activity" : `${number("en-US", p.count)} activities`}: ${p.about}`,
test: (p: { readonly about: string }) => `Test of an activity alert: ${p.about}`,
region: (p: { readonly region: number; readonly name: string }) => `Sales region ${number("en-US", p.region, {"useGrouping":false})} ${p.name}`,
everything: "all sales regions",
lead: (p: { readonly from: string; readonly until: string; readonly zone: string; readonly about: string }) => `From ${p.from} to ${p.until} (${p.zone}), ${p.about}:`,
nothing: "Nothing happened in this time. An alert is sent only when there is something to tell.",
line: (p: { readonly time: string; readonly customer: string; readonly action: string }) => `${p.time}  ${p.customer}: ${p.action}`,
lineOfCategory: (p: { readonly time: string; readonly customer: string; readonly action: string; readonly category: string }) => `${p.time}  ${p.customer}: ${p.action}, ${p.category}`,
more: (p: { readonly count: number }) => `and ${number("en-US", p.count)} more`,
guest: "Guest",
log: (p: { readonly url: string }) => `All activity: ${p.url}`,
change: (p: { readonly url: string }) => `Change or delete this alert: ${p.url}`,
});
