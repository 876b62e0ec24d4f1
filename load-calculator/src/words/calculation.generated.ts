// Compiled from languages/en/load-calculator.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const CALCULATION_TEXTS = /* @__PURE__ */ live("calculation", {
untitled: "New building",
form: "Load calculation",
name: "Name",
save: "Save",
open: "Open",
fresh: "New",
copyLink: "Copy link",
print: "Print",
saved: "Load calculation saved",
notSaved: "Load calculation not saved",
changedElsewhere: "This calculation was changed in another tab",
deletedElsewhere: "This calculation was deleted in another tab",
saveAsNew: "Save as new",
openCurrent: "Open the current one",
linkCopied: "Link copied. Whoever has it gets a copy.",
discard: {
title: "Discard what you changed?",
text: "The changes of this calculation are not saved.",
confirm: "Discard",
cancel: "Keep editing",
},
copyOver: {
title: "Open the copy?",
text: "What you changed in this tab is not saved.",
confirm: "Discard and open",
cancel: "Keep editing",
},
});
