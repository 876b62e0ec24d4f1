// Compiled from languages/en/shared-ui.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const WIDGET_TEXTS = /* @__PURE__ */ live("widget", {
zoom: "Click to Zoom",
leaveZoom: "Close the enlarged picture",
more: "Show more",
less: "Show less",
});
