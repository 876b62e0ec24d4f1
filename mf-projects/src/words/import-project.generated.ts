// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const IMPORT_PROJECT_TEXTS = /* @__PURE__ */ live("importProject", {
title: "Import project",
lead: "A project file that was exported here or on another site. Its items are rated with today's catalog.",
file: "Project file",
drop: "Drop a project file here, or choose one",
choose: "Choose a file",
another: "Choose another file",
back: "Back to projects",
tooLarge: (p: { readonly size: string }) => `The file is larger than ${p.size}`,
noJson: "The file is no project file",
reading: "Reading the file",
failed: "The file could not be read",
name: "Project name",
otherName: (p: { readonly name: string }) => `A project is called ${p.name} already, so this one gets a number.`,
summary: (p: { readonly items: number; readonly buildings: number }) => `${p.items === 0 ? "No items" : plural("en-US", p.items) === "one" ? "1 item" : `${number("en-US", p.items)} items`}, ${p.buildings === 0 ? "no buildings" : plural("en-US", p.buildings) === "one" ? "1 building" : `${number("en-US", p.buildings)} buildings`}`,
otherBrand: (p: { readonly brand: string }) => `The file is of ${p.brand}. What is not offered here is left out.`,
otherBrandUnknown: "The file is of another brand. What is not offered here is left out.",
notOffered: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 item is not offered here and is left out" : `${number("en-US", p.count)} items are not offered here and are left out`}`,
changed: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 item has other figures today" : `${number("en-US", p.count)} items have other figures today`}`,
same: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 item stays the same" : `${number("en-US", p.count)} items stay the same`}`,
line: (p: { readonly quantity: number; readonly model: string }) => `${number("en-US", p.quantity)} × ${p.model}`,
dropped: (p: { readonly options: string }) => `Options not offered: ${p.options}`,
import: (p: { readonly count: number }) => `${p.count === 0 ? "Import without items" : plural("en-US", p.count) === "one" ? "Import 1 item" : `Import ${number("en-US", p.count)} items`}`,
importing: "Importing",
done: (p: { readonly project: string }) => `"${p.project}" is imported`,
leftOut: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 item was left out" : `${number("en-US", p.count)} items were left out`}`,
importFailed: "The project could not be imported",
});
