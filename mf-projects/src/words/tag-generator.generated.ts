// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const TAG_GENERATOR_TEXTS = /* @__PURE__ */ live("tagGenerator", {
title: "Generate tags",
lead: (p: { readonly item: string }) => `Copies of ${p.item} in this project.`,
form: "Generate tags",
advanced: "Number the copies",
tag: "Tag",
prefix: "Tag before the number",
quantity: "Quantity",
startNumber: "Start number",
makeOneCopy: "One copy, tagged with the whole range",
preview: "Preview",
previewOne: (p: { readonly tag: string; readonly quantity: number }) => `${p.tag}, quantity ${number("en-US", p.quantity)}`,
previewRange: (p: { readonly first: string; readonly last: string }) => `${p.first} ... ${p.last}`,
previewNeeds: "Enter quantity and start number",
untagged: "No tag",
generate: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "Make 1 copy" : `Make ${number("en-US", p.count)} copies`}`,
generateNone: "Make copies",
cancel: "Cancel",
close: "Close",
made: (p: { readonly count: number; readonly item: string }) => `${plural("en-US", p.count) === "one" ? `1 copy of "${p.item}" made` : `${number("en-US", p.count)} copies of "${p.item}" made`}`,
numberTitle: "Number tags",
numberLead: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 item" : `${number("en-US", p.count)} items`} in the order of the list.`,
number: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "Number 1 item" : `Number ${number("en-US", p.count)} items`}`,
numbered: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 tag numbered" : `${number("en-US", p.count)} tags numbered`}`,
numberNeeds: "Enter a start number",
});
