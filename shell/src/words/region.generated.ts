// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const REGION_TEXTS = /* @__PURE__ */ live("region", {
wasSet: (p: { readonly displayText: string }) => `Your sales region has been set to ${p.displayText}.`,
yours: "Your region",
details: "Details",
change: "Change",
title: (p: { readonly region: number }) => `Sales Region #${number("en-US", p.region, {"useGrouping":false})}`,
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
extension: (p: { readonly digits: string }) => `ext. ${p.digits}`,
tollFree: (p: { readonly number: string }) => `Toll free ${p.number}`,
email: "E-mail",
fax: "Fax",
mapOf: (p: { readonly city: string }) => `Map of ${p.city} and its surroundings`,
});
