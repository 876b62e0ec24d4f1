// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const SEARCHER_TEXTS = /* @__PURE__ */ live("searcher", {
countries: "Country",
countryNames: {
USA: "US",
CAN: "Canada",
MEX: "Mexico",
},
postalCode: "Postal code",
or: "or",
territories: {
USA: "State",
CAN: "Province",
MEX: "State",
},
choose: "Choose",
codeForms: "US: 53202, Canada: A1A 1A1",
useMyLocation: "Use my location",
hint: {
code: "Type a postal code or choose from the list.",
list: "Choose a state.",
},
offices: "Sales offices",
found: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 office found" : `${number("en-US", p.count)} offices found`}`,
covers: (p: { readonly code: string }) => `Covers ${p.code}`,
miles: (p: { readonly miles: number }) => `${number("en-US", p.miles, {"maximumFractionDigits":0})} mi`,
noOffice: (p: { readonly region: number }) => `No office serves this place by itself; national accounts, region ${number("en-US", p.region, {"useGrouping":false})}, do.`,
failed: "The sales regions could not be searched",
listFailed: "The list could not be loaded",
map: "Map of the offices found",
now: (p: { readonly region: number }) => `Now: #${number("en-US", p.region, {"useGrouping":false})}`,
none: "No region set yet",
cancel: "Cancel",
setRegion: (p: { readonly isChosen: boolean; readonly region: number }) => `${p.isChosen === true ? `Set region ${number("en-US", p.region, {"useGrouping":false})}` : "Set region"}`,
});
