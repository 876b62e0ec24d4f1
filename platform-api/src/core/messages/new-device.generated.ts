// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const NEW_DEVICE_TEXTS = /* @__PURE__ */ live("newDevice", {
subject: "New sign-in to your account",
lead: (p: { readonly userName: string }) => `The account ${p.userName} was just signed in to on a device that it was not used on before.`,
when: (p: { readonly when: string }) => `When: ${p.when} UTC`,
browser: (p: { readonly browser: string }) => `Browser: ${p.browser}`,
address: (p: { readonly address: string }) => `Network address: ${p.address}`,
browserOn: (p: { readonly browser: string; readonly system: string }) => `${p.browser} on ${p.system}`,
unknownBrowser: "unknown",
wasYou: "If this was you, you need not do anything.",
wasNotYou: "If it was not, end that session, change your password and add a second step to your sign-in.",
open: "See where you are signed in",
note: "This mail goes out once for each new device.",
});
