// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const USER_TEXTS = /* @__PURE__ */ live("user", {
duplicateEmail: "Another account has that e-mail address",
externalAccount: "Your account is kept by your sign-in provider and is changed there.",
notYourProfile: "You can only change your own profile.",
});
