// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const LOAD_CALCULATOR_TEXTS = /* @__PURE__ */ live("loadCalculator", {
tooMany: (p: { readonly most: number }) => `You keep ${number("en-US", p.most)} load calculations. Delete some you no longer need.`,
changedMeanwhile: "This load calculation was changed elsewhere meanwhile.",
impossible: "No air has these conditions. Check elevation, temperatures and humidity.",
notPublished: "The load calculator is not published on this site.",
notOffered: "This brand has no load calculator.",
});
