// Compiled from languages/en/mf-region-mgmt.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const CUSTOMER_DETAIL_TEXTS = /* @__PURE__ */ live("customerDetail", {
title: "Customer",
back: "Customer List",
facts: "Data of the customer",
userName: "User name",
email: "E-mail",
company: "Company",
address: "Address",
phone: "Phone",
region: "Sales region",
created: "Account since",
invited: "Invited, has chosen no password yet",
noRegion: "None",
unknown: "—",
changeRegion: "Change region",
correctRegion: "Correct region data",
activity: "Activity",
failed: "The customer did not load",
dialogTitle: "Change sales region",
dialogLead: (p: { readonly name: string; readonly region: string }) => `${p.name} is in ${p.region}.`,
dialogLeadNone: (p: { readonly name: string }) => `${p.name} is in no sales region.`,
chooseRegion: "Choose a region",
otherStaff: "Another office looks after the customer then, and you no longer see them.",
save: "Save",
cancel: "Cancel",
close: "Close",
ok: "OK",
regionsFailed: "The sales regions did not load",
changed: (p: { readonly name: string; readonly region: string }) => `${p.name} is now in sales region ${p.region}`,
});
