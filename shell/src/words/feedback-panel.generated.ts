// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const FEEDBACK_PANEL_TEXTS = /* @__PURE__ */ live("feedbackPanel", {
title: "Tell us what you think!",
});
