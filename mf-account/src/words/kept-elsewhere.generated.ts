// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const KEPT_ELSEWHERE_TEXTS = /* @__PURE__ */ live("keptElsewhere", {
title: "Accounts come from your sign-in provider",
lead: "User names, passwords and profiles are kept there. Sign in, or ask there for an account or a new password.",
});
