// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const PANEL_TEXTS = /* @__PURE__ */ live("panel", {
closePanel: "Close panel",
discard: {
title: "Discard what you typed?",
text: "It has not been sent.",
confirm: "Discard",
cancel: "Keep writing",
},
panelFailed: "This panel did not load",
});
