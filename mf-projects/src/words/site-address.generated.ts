// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const SITE_ADDRESS_TEXTS = /* @__PURE__ */ live("siteAddress", {
title: "Site address",
hint: "Where the equipment will run. A postal code fills city, state and country.",
form: "Site address of the project",
save: "Save address",
saved: "Site address saved",
mapOf: (p: { readonly place: string }) => `Map of ${p.place}`,
openInMaps: "Open in maps",
conditions: "Design conditions",
altitude: "Altitude",
summer: "Summer dry bulb / wet bulb",
winter: "Winter",
station: (p: { readonly name: string; readonly altitude: string }) => `Weather station: ${p.name}, ${p.altitude}`,
noPlace: "Enter a US or Canadian postal code to see altitude and design conditions.",
unknownPlace: "Nothing is known about this postal code.",
moved: "The site has moved",
movedText: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 item was" : `${number("en-US", p.count)} items were`} sized for the altitude of an earlier site.`,
reRate: (p: { readonly altitude: string }) => `Rate items for ${p.altitude}`,
buildings: "Buildings",
});
