// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const MAIL_TEXTS = /* @__PURE__ */ live("mail", {
feedback: (p: { readonly brand: string | number }) => `Feedback on ${p.brand}`,
assistance: (p: { readonly region: string | number }) => `Project assistance for sales region ${p.region}`,
regionEdit: (p: { readonly region: string | number }) => `Correction of sales region ${p.region}`,
from: "From",
phone: "Phone",
page: "Page",
project: "Project",
file: "Attached",
keptFile: "Too large to attach, kept in the outbox where an administrator can save it",
fileOfSize: (p: { readonly name: string | number; readonly kilobytes: string | number }) => `${p.name} (${p.kilobytes} KB)`,
postalCode: "Postal code",
changes: "Wished changes:",
change: (p: { readonly property: string | number; readonly before: string | number; readonly after: string | number }) => `- ${p.property}: ${p.before} -> ${p.after}`,
nothing: "(empty)",
});
