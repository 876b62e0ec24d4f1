// Compiled from languages/en/shared-ui.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const PAGING_TEXTS = /* @__PURE__ */ live("paging", {
page: (p: { readonly from: number; readonly to: number; readonly total: number }) => `${number("en-US", p.from)} to ${number("en-US", p.to)} of ${number("en-US", p.total)}`,
previous: "Previous",
next: "Next",
});
