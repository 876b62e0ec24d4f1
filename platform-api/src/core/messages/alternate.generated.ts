// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ALTERNATE_TEXTS = /* @__PURE__ */ live("alternate", {
noSuchItem: "The project has no such item.",
ownAlternate: "An item is no alternate of itself or of its own alternates. Choose the other one instead.",
tagFollows: "An alternate has the tag of the item that is chosen.",
buildingFollows: "An alternate stands in the building of the item that is chosen.",
});
