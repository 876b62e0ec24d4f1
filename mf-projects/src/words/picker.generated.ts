// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const PICKER_TEXTS = /* @__PURE__ */ live("picker", {
find: "Find by name, city or reference",
list: "Projects",
itemCount: (p: { readonly count: number }) => `${p.count === 0 ? "No items" : plural("en-US", p.count) === "one" ? "1 item" : `${number("en-US", p.count)} items`}`,
create: "Create New Project",
none: "No projects yet",
noneText: "Create one to keep your equipment together.",
noHit: (p: { readonly text: string }) => `Nothing found for ${p.text}`,
clear: "Clear",
countByEdit: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 project" : `${number("en-US", p.count)} projects`}, newest first`,
countByName: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 project" : `${number("en-US", p.count)} projects`}, by name`,
countArchived: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 archived project" : `${number("en-US", p.count)} archived projects`}`,
open: "Open",
orderLabel: "Order and archive",
orderGroup: "Order",
orders: {
edited: "Edited",
name: "Name",
},
showGroup: "Show",
shown: {
active: "Projects",
archived: "Archived projects",
},
noneArchived: "No archived projects",
noneArchivedText: "Archive a project to keep it out of the list.",
menuOf: (p: { readonly project: string }) => `Actions for ${p.project}`,
openProject: "Open",
archive: "Archive",
unarchive: "Bring back",
delete: "Delete",
reference: (p: { readonly id: string }) => `Reference ${p.id}`,
loading: "Loading",
of: (p: { readonly owner: string; readonly role: "editor" | (string & {}) }) => `${p.owner}, ${p.role === "editor" ? "you can edit" : "view only"}`,
import: "Import project",
});
