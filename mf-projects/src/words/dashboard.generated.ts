// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const DASHBOARD_TEXTS = /* @__PURE__ */ live("dashboard", {
title: "Equipment Summary",
noProjectTitle: "No project open",
noProjectText: "Open one of your projects or create a new one.",
noProjectsTitle: "No projects yet",
noProjectsText: "A project keeps the equipment of one job together, with tags, quantities and prices.",
chooseProject: "Choose a project",
createProject: "Create New Project",
addEquipment: "Add equipment",
rename: "Rename project",
saveName: "Save name",
cancel: "Cancel",
projectName: "Project name",
reference: (p: { readonly id: string }) => `Reference ${p.id}`,
edited: (p: { readonly when: string }) => `Edited ${p.when}`,
tabs: {
items: "Items",
"site-address": "Site address",
"operating-cost": "Operating cost",
deliverables: "Deliverables",
},
importProject: "Import project",
closedTitle: "This project is not open to you",
closedText: "It may have been deleted, belong to another brand, or no longer be shared with you.",
});
