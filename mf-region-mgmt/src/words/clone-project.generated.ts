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
destination: "Destination",
destinationNote: (p: { readonly source: string; readonly destination: string; readonly here: string }) => `Work moves on from ${p.source} to ${p.destination}. The copy is made where you are signed in now: ${p.here}.`,
clone: "Clone project",
unavailable: "Projects cannot be cloned here",
unavailableText: (p: { readonly environment: string }) => `The clone utility works in the environments local, development, staging and production. This one is ${p.environment}.`,
failed: "The project was not cloned",
});
