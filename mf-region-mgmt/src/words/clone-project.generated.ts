// Compiled from languages/en/mf-region-mgmt.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const CLONE_PROJECT_TEXTS = /* @__PURE__ */ live("cloneProject", {
title: "Clone Project",
lead: "Copies a project of any user into your own projects, with its items, buildings and addresses.",
form: "Clone project",
source: "Environment of the project",
here: "This environment",
environments: {
local: "Local",
development: "Development",
staging: "Staging",
production: "Production",
},
referenceId: "Reference id",
referenceIdHint: "As the project shows it, for example P-7K3M9XQ",
destination: (p: { readonly source: string; readonly destination: string }) => `Destination after ${p.source}: ${p.destination}`,
destinationNote: (p: { readonly here: string; readonly destination: string }) => `The copy is made here, in ${p.here}. To bring a project on to ${p.destination}, clone it there.`,
clone: "Clone project",
unavailable: "Projects cannot be cloned here",
unavailableText: (p: { readonly environment: string }) => `The clone utility works in the environments local, development, staging and production. This one is ${p.environment}.`,
failed: "The project was not cloned",
});
