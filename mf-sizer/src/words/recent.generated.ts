// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const RECENT_TEXTS = /* @__PURE__ */ live("recent", {
title: "Pick up where you left off",
forget: "Clear this list",
search: "Search",
fans: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? `${number("en-US", p.count)} fan fits` : `${number("en-US", p.count)} fans fit`}`,
});
