// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const QUANTITY_TEXTS = /* @__PURE__ */ live("quantity", {
outside: (p: { readonly most: number; readonly quantity: number }) => `From 1 to ${number("en-US", p.most)}. Set to ${number("en-US", p.quantity)}.`,
});
