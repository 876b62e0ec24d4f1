// Compiled from languages/en/load-calculator.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const CALCULATIONS_TEXTS = /* @__PURE__ */ live("calculations", {
title: "Your load calculations",
close: "Close",
none: "Nothing kept yet",
noneText: "Save a calculation and it stands here.",
failed: "That did not work. Please try again.",
remove: (p: { readonly name: string }) => `Delete ${p.name}`,
confirm: {
title: "Delete the calculation?",
text: (p: { readonly name: string }) => `${p.name} is deleted for good.`,
confirm: "Delete",
cancel: "Keep",
},
});
