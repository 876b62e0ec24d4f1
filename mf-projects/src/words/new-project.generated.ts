// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const NEW_PROJECT_TEXTS = /* @__PURE__ */ live("newProject", {
form: "New project",
name: "Project name",
nameOfSite: (p: { readonly city: string; readonly state: string }) => `${p.city}, ${p.state}`,
nameHint: "Letters, digits and ! @ # $ , * & -",
create: "Create project",
cancel: "Cancel",
signInNote: "You will sign in first; the project is created when you are back.",
site: "Site address",
siteHint: "Optional. The postal code fills city, state and country.",
});
