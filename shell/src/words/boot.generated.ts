// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const BOOT_TEXTS = /* @__PURE__ */ live("boot", {
reload: "Reload the page",
});
