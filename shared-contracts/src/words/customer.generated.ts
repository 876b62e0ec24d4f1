// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { number } from '../language/index.ts';
import { live } from './room.generated.ts';

/** In the current language. */
export const CUSTOMER_TEXTS = /* @__PURE__ */ live("customer", {
anAccount: "Add at least one account",
mostAccounts: (p: { readonly most: number }) => `At most ${number("en-US", p.most)} accounts at once`,
});
