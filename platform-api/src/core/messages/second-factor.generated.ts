// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const SECOND_FACTOR_TEXTS = /* @__PURE__ */ live("secondFactor", {
wrongPassword: "This is not your password",
wrongCode: "This code is not right. Codes change every 30 seconds; each works once.",
tooMany: (p: { readonly seconds: number }) => `Too many tries. Please wait ${number("en-US", p.seconds)} s and try again.`,
noFactor: "Add a passkey or an authenticator app first",
badPasskey: "This passkey could not be registered. Please try again.",
});
