// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const COMMERCE_TEXTS = /* @__PURE__ */ live("commerce", {
adding: "Adding the fan to your cart",
waiting: "Waiting for the shop to answer.",
});
