// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const TOKEN_TEXTS = /* @__PURE__ */ live("token", {
bad: "The access token is not valid. Please sign in again.",
expired: "Your session has expired. Please sign in again.",
accountClosed: "This account is closed.",
noUser: (p: { readonly claim: string }) => `The access token does not say who it is of: it has no claim ${p.claim}.`,
providerAway: (p: { readonly reason: string }) => `The identity provider does not answer: ${p.reason}`,
ended: "You have signed out. Please sign in again.",
});
