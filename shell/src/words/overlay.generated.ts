// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const OVERLAY_TEXTS = /* @__PURE__ */ live("overlay", {
loading: "Loading",
runningPrevious: (p: { readonly title: string }) => `Running the previous version of ${p.title}`,
});
