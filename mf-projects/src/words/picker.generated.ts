// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const PICKER_TEXTS = /* @__PURE__ */ live("picker", {
find: "Find a project",
list: "Projects",
itemCount: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 item" : `${number("en-US", p.count)} items`}`,
create: "Create New Project",
none: "No projects yet",
noneText: "Create one to keep your equipment together.",
noHit: (p: { readonly text: string }) => `Nothing named ${p.text}`,
clear: "Clear",
});
