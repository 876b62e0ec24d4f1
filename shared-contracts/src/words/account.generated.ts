// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ACCOUNT_TEXTS = /* @__PURE__ */ live("account", {
userName: "3 to 50 letters, digits, dashes, underscores and dots",
enterUserName: "Enter your user name",
password: "8 to 128 characters with a letter and a digit",
enterOldPassword: "Enter your old password",
passwordsDiffer: "The two passwords are not the same",
});
