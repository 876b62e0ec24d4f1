// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const RELEASE_TOAST_ACTIONS_TEXTS = /* @__PURE__ */ live("releaseToastActions", {
seeWhatsNew: "See What's New",
dismiss: "DISMISS",
});
