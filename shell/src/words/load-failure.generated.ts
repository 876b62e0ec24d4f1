// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const LOAD_FAILURE_TEXTS = /* @__PURE__ */ live("loadFailure", {
entryUnreachable: "The entry script could not be fetched",
chunkUnreachable: "A part of the code could not be fetched",
entryChanged: "The entry script is not the published one",
chunkChanged: "A part of the code is not the published one",
platformMismatch: "It needs another version of the platform",
notARemote: "The module was not made by defineRemote",
foreignOrigin: "Its address is not an allowed one",
threwWhileStarting: "Its code failed while starting",
threwWhileDrawing: "Its code failed while drawing",
tooSlow: "It took too long to answer",
froze: "Its code never let the page answer again",
});
