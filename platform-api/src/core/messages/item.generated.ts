// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ITEM_TEXTS = /* @__PURE__ */ live("item", {
noLongerOffered: "This fan or one of its parts is no longer in the catalogue. It can be read but not changed.",
cannotUndo: "The item was changed meanwhile, so this can no longer be undone.",
readOnly: "This item belongs to somebody else or is closed to changes: you can read it. Make a copy of your own to change it.",
otherBrand: "The result is of another brand than the item.",
});
