// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ACCESS_TEXTS = /* @__PURE__ */ live("access", {
signInFirst: "Please sign in first.",
noRight: "You do not have the right to do this.",
identifyFirst: "Send a guest key or sign in, so that the item belongs to somebody.",
notYours: "You cannot choose this one.",
calculatorAlone: "This token is for load calculations only.",
});
