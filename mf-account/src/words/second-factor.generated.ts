// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const SECOND_FACTOR_TEXTS = /* @__PURE__ */ live("secondFactor", {
failed: "How your account is secured could not be loaded",
dialogFailed: "The dialog could not be loaded",
cancel: "Cancel",
close: "Close",
password: "Your password",
confirmHint: "To be sure that it is you.",
});
