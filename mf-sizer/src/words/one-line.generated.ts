// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const ONE_LINE_TEXTS = /* @__PURE__ */ live("oneLine", {
rise: (p: { readonly rise: string }) => `${p.rise} rise`,
understood: "Understood",
remove: (p: { readonly part: string }) => `Take ${p.part} out of the line`,
notUnderstood: (p: { readonly words: string }) => `Not understood: ${p.words}`,
placeAssumed: (p: { readonly place: string }) => `${p.place}, assumed`,
noDuty: "Say an airflow, such as 1500 cfm, or an area for ceiling fans, such as 40000 sq ft.",
tag: (p: { readonly tag: string }) => `Tag ${p.tag}`,
quantity: (p: { readonly count: number }) => `Quantity ${number("en-US", p.count)}`,
sound: (p: { readonly sound: string }) => `At most ${p.sound}`,
volts: (p: { readonly volts: number }) => `${number("en-US", p.volts)} V`,
phases: (p: { readonly phases: number }) => `${plural("en-US", p.phases) === "one" ? "single phase" : "three phase"}`,
hertz: (p: { readonly hertz: number }) => `${number("en-US", p.hertz)} Hz`,
belt: "Belt drive",
direct: "Direct drive",
upblast: "Upblast",
downblast: "Downblast",
roof: "Roof mounted",
side: "Wall mounted",
speedControl: "Speed control",
windRated: "Wind rated",
highHeat: "High heat",
premium: "Premium efficiency",
postalCode: (p: { readonly code: string }) => `In ${p.code}`,
altitude: (p: { readonly altitude: string }) => `${p.altitude} altitude`,
temperature: (p: { readonly temperature: string }) => `Air at ${p.temperature}`,
});
