// Compiled from languages/en/shared-ui.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const DOCUMENTS_TEXTS = /* @__PURE__ */ live("documents", {
drawings: "Drawings",
manuals: "Data sheets and manuals",
failed: "Documents did not load",
none: "No document is held for this model",
noneText: "Drawings and manuals stand here once they are published.",
});
