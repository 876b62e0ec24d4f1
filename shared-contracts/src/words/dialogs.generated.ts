// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const DIALOGS_TEXTS = /* @__PURE__ */ live("dialogs", {
reload: {
title: "Are you sure?",
text: "This will reset the current fan configuration back to default values.",
confirm: "Reload",
cancel: "Cancel",
},
curb: {
title: "Do you need a curb?",
text: "A Curb is a recommended option. Would you like to select one?",
confirm: "Select Curb",
cancel: "No Curb Needed",
},
stand: {
title: "Stand Required",
text: "Industrial Vertical Heater requires a Stand option. Please select before continuing.",
confirm: "Select Stand",
},
});
