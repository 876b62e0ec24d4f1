// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const FACTOR_MAIL_TEXTS = /* @__PURE__ */ live("factorMail", {
subject: "How you sign in has changed",
changes: {
appAdded: (p: { readonly userName: string }) => `An authenticator app was added to the account ${p.userName}. Sign-in asks for its code after the password.`,
appRemoved: (p: { readonly userName: string }) => `The authenticator app was removed from the account ${p.userName}.`,
passkeyAdded: (p: { readonly userName: string }) => `A passkey was added to the account ${p.userName}.`,
passkeyRemoved: (p: { readonly userName: string }) => `A passkey was removed from the account ${p.userName}.`,
codesRenewed: (p: { readonly userName: string }) => `The recovery codes of the account ${p.userName} were renewed. Those of before no longer work.`,
},
wasNotYou: "If this was not you, change your password and end the sessions that you do not know.",
open: "Look at the account's security",
wasYou: "If it was you, you need not do anything.",
});
