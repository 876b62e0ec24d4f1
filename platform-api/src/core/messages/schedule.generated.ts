// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const SCHEDULE_TEXTS = /* @__PURE__ */ live("schedule", {
changedMeanwhile: "Somebody changed this row meanwhile. Please look at its current state and try again.",
tagTwice: (p: { readonly line: number }) => `The tag stands twice: in line ${number("en-US", p.line)} as well.`,
tagInUse: "Another row has that tag.",
rowNotFound: "The schedule has no such row.",
});
