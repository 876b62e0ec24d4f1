// Compiled from languages/en/shared-ui.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const FORM_TEXTS = /* @__PURE__ */ live("form", {
notANumber: "Enter a number, such as 1,500 or 2 x 750",
typedAs: (p: { readonly text: string }) => `Typed as ${p.text}`,
streetLine1: "Street",
streetLine2: "Street, second line",
postalCode: "Postal code",
city: "City",
state: "State or province",
country: "Country",
countries: {
USA: "United States",
CAN: "Canada",
MEX: "Mexico",
},
noCountry: "Not chosen",
companyName: "Company name",
contactName: "Contact",
phone: "Phone",
fax: "Fax",
tollFree: "Toll-free",
});
