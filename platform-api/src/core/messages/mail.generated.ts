// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const MAIL_TEXTS = /* @__PURE__ */ live("mail", {
feedback: (p: { readonly brand: string }) => `Feedback on ${p.brand}`,
assistance: (p: { readonly region: number }) => `Project assistance for sales region ${number("en-US", p.region, {"useGrouping":false})}`,
regionEdit: (p: { readonly region: number }) => `Correction of sales region ${number("en-US", p.region, {"useGrouping":false})}`,
from: "From",
phone: "Phone",
page: "Page",
project: "Project",
file: "Attached",
keptFile: "Too large to attach, kept in the outbox where an administrator can save it",
fileOfSize: (p: { readonly name: string; readonly kilobytes: number }) => `${p.name} (${number("en-US", p.kilobytes)} KB)`,
postalCode: "Postal code",
changes: "Wished changes:",
change: (p: { readonly property: string; readonly before: string; readonly after: string }) => `- ${p.property}: ${p.before} -> ${p.after}`,
nothing: "(empty)",
});
