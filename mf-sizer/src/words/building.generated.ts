// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const BUILDING_TEXTS = /* @__PURE__ */ live("building", {
choose: "Building",
none: "No building",
add: "New building",
covered: (p: { readonly name: string; readonly covered: string; readonly area: string }) => `Fans of ${p.name} cover ${p.covered} of ${p.area}.`,
});
