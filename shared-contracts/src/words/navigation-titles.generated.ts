// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { number } from '../language/index.ts';
import { live } from './room.generated.ts';

/** In the current language. */
export const NAVIGATION_TITLES_TEXTS = /* @__PURE__ */ live("navigationTitles", {
addNewProduct: "Add New Product",
createNewProject: "Create New Project",
equipmentSummary: "Equipment Summary",
loadCalculator: "Load Calculator",
regionManagement: "Region Management",
customerActivity: "Customer Activity",
customerList: "Customer List",
createAccounts: "Create Accounts",
activityAlerts: "Activity Alerts",
cloneProject: "Clone Project",
activityReports: "Activity Reports",
administration: "Administration",
utilities: "Utilities",
createNewAccount: "Create New Account",
toolBox: "Tool Box",
frequentlyAskedQuestions: "Frequently Asked Questions",
requestAssistance: "Request Project Assistance",
feedback: "Tell us what you think!",
whatsNew: "See What's New",
changeLanguage: "Change Language",
switchToEnglish: "Switch to English",
translateToSpanish: "Traducir al Español",
changeCurrency: (p: { readonly code: string }) => `Change Currency (${p.code})`,
closestSalesOffice: "Closest Sales Office",
salesRegion: (p: { readonly number: number }) => `Sales Region #${number("en-US", p.number, {"useGrouping":false})}`,
});
