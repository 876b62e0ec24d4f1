// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const SESSION_TEXTS = /* @__PURE__ */ live("session", {
ended: "Your session has expired. Please sign in again.",
});
