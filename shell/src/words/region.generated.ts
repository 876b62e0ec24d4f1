// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const REGION_TEXTS = /* @__PURE__ */ live("region", {
wasSet: (p: { readonly displayText: string | number }) => `Your sales region has been set to ${p.displayText}.`,
yours: "Your region",
details: "Details",
change: "Change",
title: (p: { readonly region: string | number }) => `Sales Region #${p.region}`,
noOffice: "No sales office yet",
noOfficeHint: "Find the office that serves your place by its postal code or state.",
find: "Find a sales region",
officeNotLoaded: "The sales office could not be loaded",
requestAssistance: "Request assistance",
changeRegion: "Change region",
askForCorrection: "Ask for a correction",
address: "Address",
openInMaps: "Open in maps",
phone: "Phone",
extension: (p: { readonly digits: string | number }) => `ext. ${p.digits}`,
tollFree: (p: { readonly number: string | number }) => `Toll free ${p.number}`,
email: "E-mail",
fax: "Fax",
mapOf: (p: { readonly city: string | number }) => `Map of ${p.city} and its surroundings`,
});
