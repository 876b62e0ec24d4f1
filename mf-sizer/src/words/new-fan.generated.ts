// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const NEW_FAN_TEXTS = /* @__PURE__ */ live("newFan", {
goesInto: (p: { readonly project: string }) => `Goes into ${p.project}`,
noProject: "Choose what to size.",
searchAll: (p: { readonly category: string }) => `Search all ${p.category}`,
notLoaded: "Products did not load",
});
