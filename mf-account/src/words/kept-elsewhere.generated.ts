// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const KEPT_ELSEWHERE_TEXTS = /* @__PURE__ */ live("keptElsewhere", {
title: "Accounts are kept elsewhere",
lead: "Your sign-in provider keeps user name, password and profile. To make an account or to regain one, turn to it.",
});
