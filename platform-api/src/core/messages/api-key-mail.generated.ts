// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const API_KEY_MAIL_TEXTS = /* @__PURE__ */ live("apiKeyMail", {
subject: "An API key was made for your account",
made: (p: { readonly name: string; readonly prefix: string; readonly userName: string }) => `The API key “${p.name}” (${p.prefix}…) was made for the account ${p.userName}. Programs that have it act in its name.`,
wasNotYou: "If this was not you, revoke the key, change your password and end the sessions that you do not know.",
open: "Look at the account's security",
wasYou: "If it was you, you need not do anything.",
});
