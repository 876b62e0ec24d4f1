// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const BUILDINGS_TEXTS = /* @__PURE__ */ live("buildings", {
title: "Buildings",
hint: "What of each floor the ceiling fans of this project cover, and what is left.",
list: "Buildings of this project",
none: "No buildings yet",
noneText: "Add one to size ceiling fans for its floor area.",
add: "Add building",
name: "Name",
area: "Floor area",
fans: (p: { readonly count: number }) => `${p.count === 0 ? "No fans" : plural("en-US", p.count) === "one" ? "1 fan" : `${number("en-US", p.count)} fans`}`,
covered: "Covered",
uncovered: "Uncovered",
over: "Covered in full",
edit: (p: { readonly name: string }) => `Edit ${p.name}`,
delete: (p: { readonly name: string }) => `Delete ${p.name}`,
save: "Save building",
cancel: "Cancel",
close: "Close",
editForm: (p: { readonly name: string }) => `Edit ${p.name}`,
addForm: "New building",
failed: "The buildings could not be loaded.",
deleteFailed: (p: { readonly name: string }) => `${p.name} could not be deleted.`,
confirmDelete: {
title: "Delete this building?",
text: (p: { readonly fans: number; readonly name: string }) => `${p.fans === 0 ? `${p.name} has no fans.` : plural("en-US", p.fans) === "one" ? `The fan of ${p.name} stays in the project, without a building.` : `The ${number("en-US", p.fans)} fans of ${p.name} stay in the project, without a building.`}`,
confirm: "Delete",
cancel: "Cancel",
},
nameHint: "Left empty, it gets the next number",
});
