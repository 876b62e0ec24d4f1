// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const PROJECT_FILE_TEXTS = /* @__PURE__ */ live("projectFile", {
noDocument: "This is no project file.",
});
