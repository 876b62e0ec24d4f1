// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const UNDO_TEXTS = /* @__PURE__ */ live("undo", {
undo: "Undo",
failed: "This could not be undone",
});
