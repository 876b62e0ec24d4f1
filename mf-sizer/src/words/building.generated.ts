// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const BUILDING_TEXTS = /* @__PURE__ */ live("building", {
choose: "Building",
none: "No building",
add: "New building",
nextName: (p: { readonly number: number }) => `Building ${number("en-US", p.number, {"useGrouping":false})}`,
covered: (p: { readonly name: string; readonly covered: string; readonly area: string }) => `Fans of ${p.name} cover ${p.covered} of ${p.area}.`,
hint: "The floor area comes from the building; fans in it count as cover.",
saved: (p: { readonly name: string }) => `Saved to ${p.name}`,
});
