// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const RENDERING_TEXTS = /* @__PURE__ */ live("rendering", {
busy: "Many papers are being made right now. Try again in a moment.",
tooLong: "The paper took too long. Try again with fewer items.",
});
