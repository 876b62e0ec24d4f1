// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const REVISION_TEXTS = /* @__PURE__ */ live("revision", {
noName: "Enter what it is issued for",
badNumber: "A number up to 999, or one or two letters",
});
