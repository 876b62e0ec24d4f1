// Compiled from languages/en/messages.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const LIST_TEXTS = /* @__PURE__ */ live("list", {
comma: ", ",
or: " or ",
sentences: ". ",
});
