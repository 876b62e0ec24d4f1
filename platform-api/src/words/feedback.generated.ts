// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const FEEDBACK_TEXTS = /* @__PURE__ */ live("feedback", {
noSuchRegion: (p: { readonly region: string | number }) => `There is no sales region ${p.region}`,
noSuchProject: "Project not found",
});
