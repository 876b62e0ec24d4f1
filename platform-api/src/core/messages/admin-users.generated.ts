// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const ADMIN_USERS_TEXTS = /* @__PURE__ */ live("adminUsers", {
keptByProvider: "Roles and sales regions of this account come from its sign-in provider.",
lastAdmin: "This is the last administrator. Make somebody else one first.",
ownAdmin: "You cannot take the administrator role from yourself.",
ownAccount: "You cannot disable your own account.",
noSuchRegion: (p: { readonly region: number }) => `There is no sales region ${number("en-US", p.region, {"useGrouping":false})}`,
subject: (p: { readonly brand: string }) => `Your account on ${p.brand}`,
lead: (p: { readonly sender: string; readonly userName: string }) => `${p.sender} made an account for you. Your user name is ${p.userName}.`,
until: (p: { readonly end: string }) => `Choose a password until ${p.end} (UTC) to use it.`,
choose: "Choose a password",
unexpected: "If you do not know why you got this mail, ignore it: without a password nobody can use the account.",
});
