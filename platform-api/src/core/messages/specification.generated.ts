// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const SPECIFICATION_TEXTS = /* @__PURE__ */ live("specification", {
otherCategory: "This category has a specification of its own",
unknownSubCategory: "The category has no such sub-category",
});
