// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { number, plural } from '../language/index.ts';
import { live } from './room.generated.ts';

/** In the current language. */
export const PROJECT_ERRORS_TEXTS = /* @__PURE__ */ live("projectErrors", {
failureSavingProject: "Failure saving project",
errorSharingProject: "Error Sharing Project",
unexpectedSharing: "There was an unexpected error sharing the project.",
failedToDeleteItems: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "Failed to delete 1 item" : `Failed to delete ${number("en-US", p.count)} items`}`,
unexpectedSharedClone: "Unexpected error cloning shared project",
sortOrderFailed: "Failed updating project item sort order",
enterProjectName: "Enter a project name",
projectNameInvalid: "Project name contains invalid characters",
duplicateProjectName: "Another project has that name",
electricCostInvalid: "Enter a number above 0 and at most 10",
});
