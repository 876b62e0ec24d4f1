// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ADMINISTRATION_TEXTS = /* @__PURE__ */ live("administration", {
failed: "This page could not be loaded",
});
