// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const REGIONAL_EDIT_PANEL_TEXTS = /* @__PURE__ */ live("regionalEditPanel", {
title: "Correct this sales region",
});
