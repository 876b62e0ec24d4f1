// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { number } from '../language/index.ts';
import { live } from './room.generated.ts';

/** In the current language. */
export const SHARING_TEXTS = /* @__PURE__ */ live("sharing", {
noEmail: "Enter e-mail addresses such as name@company.com",
noRecipient: "Enter at least one e-mail address",
tooManyRecipients: (p: { readonly most: number }) => `At most ${number("en-US", p.most)} addresses`,
noInstant: "Enter a date and time such as 2026-12-31T23:59:59Z",
noReferenceId: "Enter a reference id",
});
