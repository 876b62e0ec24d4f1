// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ACCOUNT_MAIL_TEXTS = /* @__PURE__ */ live("accountMail", {
unasked: "If you did not ask for this, you can ignore this mail.",
writeToUs: "Write to us",
welcome: {
subject: (p: { readonly brand: string }) => `Welcome to ${p.brand}`,
lead: (p: { readonly userName: string }) => `Your account ${p.userName} is ready.`,
use: "Save what you size, keep it in projects and share them.",
open: "Size a fan",
unexpected: "If you did not create this account, somebody typed your address by mistake.",
},
userName: {
subject: (p: { readonly brand: string }) => `Your user name at ${p.brand}`,
lead: (p: { readonly userName: string }) => `Your user name is ${p.userName}.`,
signIn: "Sign in",
},
reset: {
subject: (p: { readonly brand: string }) => `Choose a new password at ${p.brand}`,
lead: (p: { readonly userName: string }) => `Somebody asked for a new password of the account ${p.userName}.`,
until: (p: { readonly end: string }) => `The link works once, until ${p.end} UTC.`,
choose: "Choose a new password",
unasked: "If that was not you, ignore this mail: your password stays as it is.",
},
passwordChanged: {
subject: (p: { readonly brand: string }) => `Your password at ${p.brand} was changed`,
lead: (p: { readonly userName: string }) => `The password of the account ${p.userName} was changed.`,
sessions: "Wherever else you were signed in, you are signed out now.",
notMe: "That was not me: choose another password",
wasMe: "If that was you, there is nothing to do.",
},
emailLeft: {
subject: (p: { readonly brand: string }) => `Your account at ${p.brand} has another e-mail address`,
lead: (p: { readonly userName: string }) => `The account ${p.userName} does not use this address any more.`,
notMe: "If that was not you, write to us at once.",
wasMe: "If that was you, there is nothing to do. This address gets no more mail about the account.",
},
emailAdded: {
subject: (p: { readonly brand: string }) => `Your account at ${p.brand} uses this e-mail address`,
lead: (p: { readonly userName: string }) => `The account ${p.userName} now uses this address.`,
open: "Open the account",
unexpected: "If you do not know this account, somebody typed your address by mistake.",
},
});
