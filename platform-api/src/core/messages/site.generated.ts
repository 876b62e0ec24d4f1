// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const SITE_TEXTS = /* @__PURE__ */ live("site", {
notBuilt: "The site is not built yet. Run npm start in the workspace folder, which builds it.\n",
failingOnPurpose: (p: { readonly remote: string }) => `${p.remote} answers 503 because failing.json names it.`,
unsupportedBrowser: {
title: "This browser is not supported",
text: "Please use a current version of Chrome, Edge, Firefox, Safari or Opera. On Android, Chrome is needed.",
},
loading: "Loading",
description: "Size and specify fans and HVAC equipment, configure options with live prices, and make submittals, schedules and specifications of your projects.",
});
