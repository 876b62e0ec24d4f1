// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const DELIVERABLES_TEXTS = /* @__PURE__ */ live("deliverables", {
emptyTitle: "No equipment yet",
emptyText: "Submittal, schedule, specification and Revit archive are made of the equipment of this project.",
addEquipment: "Add equipment",
leads: (p: { readonly type: "1" | "2" | "3" | (string & {}) }) => `${p.type === "1" ? "Cover, schedule and a data sheet for each tag" : p.type === "2" ? "For the drawing sheet, by category" : p.type === "3" ? "Three-part text by section" : "Types, parameters and a model for each tag"}`,
preview: "Preview",
previewOf: (p: { readonly deliverable: string }) => `${p.deliverable}, preview`,
generate: "Download",
generateOf: (p: { readonly deliverable: string }) => `Download ${p.deliverable}`,
generating: "Generating…",
download: (p: { readonly format: string }) => `Download ${p.format}`,
downloaded: (p: { readonly deliverable: string }) => `${p.deliverable} downloaded`,
close: "Close",
format: "File",
orientation: "Orientation",
orientations: (p: { readonly orientation: "1" | "2" | (string & {}) }) => `${p.orientation === "1" ? "Portrait" : p.orientation === "2" ? "Landscape" : "Automatic"}`,
prewire: "Wiring between unit and building",
prewireFailed: "The prewire setting was not kept",
items: (p: { readonly count: number; readonly of: number }) => `${number("en-US", p.count)} of ${number("en-US", p.of)} items`,
allItems: "All",
item: (p: { readonly tag: string; readonly model: string; readonly qty: number }) => `${p.tag} · ${p.model}${plural("en-US", p.qty) === "one" ? "" : `, ${number("en-US", p.qty)} units`}`,
noneChosen: "No item is chosen",
noneChosenText: "Tick items on the tab of items, and their papers show here.",
noRevits: "None of these items has a model",
revitItems: (p: { readonly count: number; readonly of: number }) => `${number("en-US", p.count)} of ${number("en-US", p.of)} items have a model`,
health: (p: { readonly state: "available" | "degraded" | (string & {}) }) => `${p.state === "available" ? "Document service online" : p.state === "degraded" ? "Document service offline" : "Document service not reached; papers can be asked for all the same"}`,
tooMany: "Too many items at once",
tooManyText: (p: { readonly most: number }) => `A package has at most ${number("en-US", p.most)} items. Choose fewer, such as those of a building.`,
});
