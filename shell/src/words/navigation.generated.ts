// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const NAVIGATION_TEXTS = /* @__PURE__ */ live("navigation", {
label: "Main navigation",
fold: "Fold navigation",
unfold: "Keep navigation open",
open: "Open navigation",
close: "Close navigation",
sales: "Sales",
beta: "Beta",
});
