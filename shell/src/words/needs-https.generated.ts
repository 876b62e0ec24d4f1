// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const NEEDS_HTTPS_TEXTS = /* @__PURE__ */ live("needsHttps", {
title: "Signing in needs https",
text: "This page came over plain http. Open it at its https address to sign in; everything else works here too.",
});
