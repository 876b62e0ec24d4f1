// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ERROR_PAGE_ACTIONS_TEXTS = /* @__PURE__ */ live("errorPageActions", {
signIn: "Sign in",
home: "Home",
});
