// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ALTERNATES_TEXTS = /* @__PURE__ */ live("alternates", {
title: "Alternates",
name: (p: { readonly letter: string; readonly model: string }) => `${p.letter}. ${p.model}`,
shown: (p: { readonly name: string }) => `${p.name} (on this page)`,
offered: "Offered",
offer: "Offer this one",
offerNamed: (p: { readonly name: string }) => `Offer ${p.name}`,
tryAnother: "Try another",
tryAnotherLong: "Keep this configuration and try another beside it",
with: (p: { readonly options: string }) => `with ${p.options}`,
without: (p: { readonly options: string }) => `without ${p.options}`,
motor: (p: { readonly name: string }) => `motor ${p.name}`,
same: "The same choices",
samePrice: "Same price",
notTried: "The configuration could not be copied",
notSaved: "An alternate could not be saved",
notOffered: "The offer could not be changed",
takeOffNamed: (p: { readonly name: string }) => `Take ${p.name} off the list`,
});
