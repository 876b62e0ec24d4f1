// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const DIAGNOSTICS_PAGE_TEXTS = /* @__PURE__ */ live("diagnosticsPage", {
title: "Diagnostics",
});
