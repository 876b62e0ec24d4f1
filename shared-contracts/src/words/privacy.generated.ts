// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const PRIVACY_TEXTS = /* @__PURE__ */ live("privacy", {
enterColleague: "Enter the user name or e-mail address of a colleague",
enterUserName: "Enter your user name",
});
