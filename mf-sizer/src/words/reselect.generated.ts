// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const RESELECT_TEXTS = /* @__PURE__ */ live("reselect", {
replacing: (p: { readonly item: string }) => `Choosing another fan in place of ${p.item}`,
adding: (p: { readonly item: string }) => `Choosing another fan to stand beside ${p.item}`,
leave: "Back to the project",
alternate: (p: { readonly item: string }) => `Choosing an alternate to ${p.item}`,
});
