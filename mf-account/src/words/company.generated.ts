// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const COMPANY_TEXTS = /* @__PURE__ */ live("company", {
title: "Company",
form: "Company",
edit: "Edit company",
add: "Add company",
none: "No company yet",
contact: "Contact",
phone: "Phone",
fax: "Fax",
tollFree: "Toll-free",
save: "Save company",
cancel: "Cancel",
discard: {
title: "Discard what you typed?",
text: "The company stays as it was saved.",
confirm: "Discard",
cancel: "Keep writing",
},
});
