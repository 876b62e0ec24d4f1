// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const SEARCH_TEXTS = /* @__PURE__ */ live("search", {
breadcrumb: "Breadcrumb",
addProduct: "Add New Product",
allLines: "All lines",
dutyOf: (p: { readonly airflow: string; readonly pressure: string }) => `${p.airflow} at ${p.pressure}`,
criteriaChanged: (p: { readonly duty: string }) => `Criteria changed. These rows are for ${p.duty}.`,
criteriaChangedShort: "Criteria changed. These rows are for the earlier criteria.",
findNow: "Find fans",
edit: "Edit",
closeCriteria: "Close criteria",
noResultsYet: "Say what the fan has to do",
noResultsText: "Postal code, airflow and static pressure are enough. Every size of the line is tried.",
noHeatedResultsText: "Postal code, airflow, static pressure and heat are enough. Every size of the line is tried.",
noCooledResultsText: "Postal code, airflow, static pressure and cooling are enough. Every size of the line is tried.",
noResultsOfUnitText: "Postal code, airflow, static pressure, heat and cooling are enough. Every size of the line is tried.",
hvlsNoResultsYet: "Find ceiling fans for the space",
hvlsNoResultsText: "Give the floor area for quantities and a total, or search as it is.",
defaultsFailed: "The search did not load",
summarySound: (p: { readonly sones: string; readonly distance: string }) => `${p.sones} at ${p.distance}`,
riseOf: (p: { readonly rise: string }) => `${p.rise} rise`,
leavingAir: (p: { readonly temperature: string }) => `${p.temperature} leaving air`,
noCooling: "no cooling",
allDrives: "all drives",
beltOnly: "belt",
directOnly: "direct",
advanced: (p: { readonly count: number }) => `${number("en-US", p.count)} advanced`,
anySpace: "any space",
space: (p: { readonly area: string }) => `${p.area} to cover`,
noArea: "Ceiling fans of every size",
offlineText: "You are offline. The search goes on by itself when the line is back.",
});
