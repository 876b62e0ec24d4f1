// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const LEAVE_TEXTS = /* @__PURE__ */ live("leave", {
title: "Leave this page?",
confirm: "Leave",
cancel: "Stay",
});
