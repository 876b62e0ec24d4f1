// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ADMIN_USERS_TEXTS = /* @__PURE__ */ live("adminUsers", {
title: "Users",
table: "Users",
search: "Find by name, e-mail or company",
name: "Name",
email: "E-mail",
company: "Company",
roles: "Roles",
regions: "Sales regions",
state: "State",
active: "Active",
disabled: "Disabled",
invited: "Invited",
external: "Other provider",
edit: "Edit",
editOf: (p: { readonly name: string }) => `Edit ${p.name}`,
invite: "Invite user",
empty: "Nobody fits",
emptyText: "Try a part of a name, an e-mail address or a company.",
showAll: "Show all users",
roleNames: {
user: "User",
sales: "Sales",
admin: "Administrator",
dev: "Developer",
guest: "Guest",
all: "Everybody",
},
});
