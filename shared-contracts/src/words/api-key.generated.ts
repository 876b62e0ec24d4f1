// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { number } from '../language/index.ts';
import { live } from './room.generated.ts';

/** In the current language. */
export const API_KEY_TEXTS = /* @__PURE__ */ live("apiKey", {
enterName: "Enter a name",
nameLength: (p: { readonly most: number }) => `At most ${number("en-US", p.most)} characters`,
chooseScope: "Choose what the key may do",
});
