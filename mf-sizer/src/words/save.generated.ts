// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const SAVE_TEXTS = /* @__PURE__ */ live("save", {
addToCart: "Add to Cart",
save: "Save to project",
saving: "Saving",
done: "Done",
chooseProject: "Save to which project?",
});
