// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const FILE_TEXTS = /* @__PURE__ */ live("file", {
notThisKind: "Files of this kind are not taken.",
empty: "The file is empty.",
tooLarge: "A file may have up to 50 MB.",
badPart: "This is no part of the file.",
missingPart: "The part has no content.",
badKey: "An upload key has 1 to 200 letters, digits, points and dashes.",
otherFile: "Another file is being sent under this upload key.",
tooManyWaiting: "Too many files wait to be used. Send what you attached first.",
noSuchFile: "File not found",
otherKind: "The file is not of the kind that its name says.",
});
