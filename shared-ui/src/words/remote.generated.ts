// Compiled from languages/en/shared-ui.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const REMOTE_TEXTS = /* @__PURE__ */ live("remote", {
didNotRender: "This area ran into a problem",
});
