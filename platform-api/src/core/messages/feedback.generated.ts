// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const FEEDBACK_TEXTS = /* @__PURE__ */ live("feedback", {
noSuchRegion: (p: { readonly region: number }) => `There is no sales region ${number("en-US", p.region, {"useGrouping":false})}`,
noSuchProject: "Project not found",
});
