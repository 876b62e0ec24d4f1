// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { number } from '../language/index.ts';
import { live } from './room.generated.ts';

/** In the current language. */
export const SECOND_FACTOR_TEXTS = /* @__PURE__ */ live("secondFactor", {
enterPassword: "Enter your password",
wrongPassword: "This is not your password",
enterCode: "Enter the six digits that the app shows",
enterName: "Enter a name",
nameLength: (p: { readonly most: number }) => `At most ${number("en-US", p.most)} characters`,
});
