// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { number } from '../language/index.ts';
import { live } from './room.generated.ts';

/** In the current language. */
export const DELIVERABLE_TEXTS = /* @__PURE__ */ live("deliverable", {
tooManyItems: (p: { readonly most: number }) => `At most ${number("en-US", p.most)} items at once`,
noItems: "Choose an item",
});
