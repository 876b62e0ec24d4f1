// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const REGIONAL_EDIT_TEXTS = /* @__PURE__ */ live("regionalEdit", {
form: "Correction of a sales region",
intro: (p: { readonly region: number }) => `What should be different about sales region ${number("en-US", p.region, {"useGrouping":false})}? We check it before anything changes.`,
yourName: "Your name",
yourEmail: "Your e-mail",
region: "Sales region",
send: "Send correction",
cancel: "Cancel",
nothingChanged: "Change at least one field",
fields: {
description: "Description",
addressLine1: "Address",
addressLine2: "Address, second line",
city: "City",
state: "State or province",
zip: "Postal code",
zip4: "ZIP+4",
country: "Country",
phone: "Phone",
phoneExtension: "Extension",
fax: "Fax",
tollFreePhone: "Toll-free phone",
email: "E-mail",
},
tooLong: (p: { readonly most: number }) => `At most ${number("en-US", p.most)} characters`,
});
