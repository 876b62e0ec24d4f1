// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const PROJECT_TEXTS = /* @__PURE__ */ live("project", {
changedBySomebody: "Somebody changed this project meanwhile. Please look at its current state and try again.",
addressChangedMeanwhile: (p: { readonly address: string }) => `Somebody changed this address meanwhile. It is now ${p.address}. Save again to put yours in its place.`,
addressEmptiedMeanwhile: "Somebody emptied this address meanwhile. Save again to put yours in its place.",
itemChangedMeanwhile: "Somebody changed this item meanwhile. Please look at its current state and try again.",
otherBrand: "The item was made under another brand than the project.",
otherProject: "The item belongs to another project.",
inNoProject: "The item is in no project.",
incomplete: "The item is not complete yet.",
noSuchBuilding: "The project has no such building.",
nothingToReplace: "The project has no such item to replace.",
buildingName: (p: { readonly number: number }) => `Building ${number("en-US", p.number, {"useGrouping":false})}`,
coversNoFloor: "Only ceiling fans stand in a building.",
duplicateBuilding: "Another building has that name",
cellOvertaken: (p: { readonly who: string; readonly cell: "tag" | "quantity" | (string & {}); readonly item: string; readonly isEmpty: "yes" | (string & {}); readonly now: string }) => `${p.who} was first: the ${p.cell === "tag" ? "tag" : p.cell === "quantity" ? "quantity" : "notes"} of ${p.item} ${p.isEmpty === "yes" ? "is empty now" : `is now ${p.now}`}.`,
somebody: "Somebody",
renamedMeanwhile: (p: { readonly who: string; readonly name: string }) => `${p.who} was first: the project is now called ${p.name}.`,
});
