// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ADMIN_REMOTES_TEXTS = /* @__PURE__ */ live("adminRemotes", {
lead: "What the areas of this site run. A step counts from the next visit of every page.",
active: (p: { readonly version: string }) => `Active: ${p.version}`,
off: "Switched off",
release: "Version",
published: "Published",
state: "State",
table: (p: { readonly title: string }) => `Releases of ${p.title}`,
states: {
active: "Active",
knownGood: "Known good",
givenUp: "Given up",
published: "Published",
},
notServed: "not let in by the settings",
activate: "Activate",
activateOf: (p: { readonly version: string; readonly title: string }) => `Activate ${p.version} of ${p.title}`,
rollBack: "Roll back",
rollBackOf: (p: { readonly title: string }) => `Roll back ${p.title}`,
activated: (p: { readonly title: string; readonly version: string }) => `${p.title} runs version ${p.version} now`,
history: "History",
noHistory: "Nothing was done so far",
line: (p: { readonly action: string; readonly version: string }) => `${p.action} ${p.version}`,
by: (p: { readonly who: string; readonly when: string }) => `${p.who}, ${p.when}`,
actions: {
publish: "Published",
activate: "Activated",
rollBack: "Rolled back to",
disable: "Switched off",
other: "Changed",
},
confirmActivate: {
title: (p: { readonly version: string }) => `Activate version ${p.version}?`,
text: (p: { readonly title: string }) => `Every page of the site gets this version of ${p.title} with its next visit.`,
confirm: "Activate",
cancel: "Cancel",
},
confirmRollBack: {
title: (p: { readonly title: string }) => `Roll ${p.title} back?`,
text: "The site goes back to the last version that is known to be good. The version that runs now is marked as given up.",
confirm: "Roll back",
cancel: "Cancel",
},
empty: "No releases",
emptyText: "This server has no site of its own.",
});
