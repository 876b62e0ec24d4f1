// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ACCOUNT_TEXTS = /* @__PURE__ */ live("account", {
duplicateUserName: "Another account has that user name",
commonPassword: "Many people use this password. Choose another one.",
wrongPassword: "The old password is not right",
badLink: "This link is not valid any more.",
keptElsewhere: "The accounts of this site are kept by its sign-in provider.",
});
