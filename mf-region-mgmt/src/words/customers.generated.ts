// Compiled from languages/en/mf-region-mgmt.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const CUSTOMERS_TEXTS = /* @__PURE__ */ live("customers", {
title: "Customer List",
table: "Customers",
searchLabel: "Search",
search: "Name, e-mail or company",
name: "Customer",
email: "E-mail",
company: "Company",
phone: "Phone",
region: "Region",
created: "Created",
invited: "Invited",
create: "Create accounts",
startDeleting: "Delete customers",
stopDeleting: "Cancel",
deleting: "Choose the customers to delete",
chosen: (p: { readonly count: number }) => `${p.count === 0 ? "Nobody chosen" : `${number("en-US", p.count)} chosen`}`,
mostChosen: (p: { readonly count: number }) => `${number("en-US", p.count)} chosen, as many as are deleted at once`,
chooseAll: "Choose all of this page",
delete: (p: { readonly count: number }) => `${p.count === 0 ? "Delete" : plural("en-US", p.count) === "one" ? `Delete ${number("en-US", p.count)} customer` : `Delete ${number("en-US", p.count)} customers`}`,
wait: "Deleting",
confirm: {
title: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "Delete this customer?" : `Delete ${number("en-US", p.count)} customers?`}`,
text: (p: { readonly names: string }) => `${p.names}. Their accounts and projects are deleted for good, and they can no longer sign in.`,
more: (p: { readonly names: string; readonly count: number }) => `${p.names} and ${plural("en-US", p.count) === "one" ? "one more" : `${number("en-US", p.count)} more`}`,
confirm: "Delete",
cancel: "Keep",
},
empty: "No customers yet",
emptyText: "Customers appear here once they choose one of your sales regions, or you create accounts for them.",
emptyFiltered: "No customer fits",
emptyFilteredText: "Look for another part of a name, an e-mail address or a company.",
showAll: "Show all customers",
});
