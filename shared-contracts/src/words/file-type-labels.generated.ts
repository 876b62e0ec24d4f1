// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const FILE_TYPE_LABELS_TEXTS = /* @__PURE__ */ live("fileTypeLabels", {
"0": "N/A",
"1": "Folder",
"2": "File",
});
