// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ACCOUNT_ERRORS_TEXTS = /* @__PURE__ */ live("accountErrors", {
noAccountForEmail: "There is no account registered to that email. Please check the spelling.",
noAccountForUserName: "There is no account with that username. Please check the spelling.",
failureDeletingAccounts: (p: { readonly errors: string }) => `Failure deleting accounts: ${p.errors}`,
});
