// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const SHARED_PROJECT_TEXTS = /* @__PURE__ */ live("sharedProject", {
eyebrow: (p: { readonly name: string }) => `Shared by ${p.name}`,
until: (p: { readonly when: string }) => `Link works until ${p.when}`,
readOnly: "You can read this project. Copy it to work with it.",
clone: "Copy to my projects",
table: "Equipment of the shared project",
empty: "No equipment yet",
emptyText: "The project has no items so far.",
gone: "This shared project is no longer available.",
goneText: "The link has ended, was revoked, or the project was deleted. Whoever sent it can share the project again.",
home: "Go to the start page",
});
