// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const ALTERNATES_TEXTS = /* @__PURE__ */ live("alternates", {
alternate: "Alternate",
show: (p: { readonly count: number }) => `Show alternates (${number("en-US", p.count)})`,
hide: "Hide alternates",
samePower: "same power",
power: (p: { readonly difference: string }) => `${p.difference} kW`,
and: (p: { readonly price: string; readonly power: string }) => `${p.price}, ${p.power}`,
menu: {
makeAlternate: "Make this an alternate of…",
choose: "Choose this one",
separate: "Offer separately",
search: "Search for an alternate",
},
dialogTitle: (p: { readonly item: string }) => `Make ${p.item} an alternate`,
dialogText: "Choose the item that it could stand in for. It takes that item’s tag and counts in no sum.",
withOwn: "Its own alternates come along.",
find: "Find by tag or model",
noneFound: "No item is called that.",
cancel: "Cancel",
close: "Close",
make: "Make alternate",
items: "Items",
made: (p: { readonly item: string; readonly chosen: string }) => `${p.item} is an alternate of ${p.chosen}`,
chosen: (p: { readonly item: string; readonly former: string }) => `${p.item} is chosen in place of ${p.former}`,
separated: (p: { readonly item: string }) => `${p.item} is offered separately`,
promoted: (p: { readonly count: number; readonly item: string }) => `${plural("en-US", p.count) === "one" ? `${p.item} takes its place.` : `The first alternates take the places of ${number("en-US", p.count)} of them.`}`,
failed: "The alternates could not be changed",
});
