// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const ATTACHMENT_TEXTS = /* @__PURE__ */ live("attachment", {
label: "Files",
drop: "Drop files here or",
choose: "choose files",
kinds: "Drawings, schedules, photos. Up to 50 MB each.",
signIn: "Sign in",
signInToAttach: "to attach files",
uploaded: "Uploaded",
paused: (p: { readonly percent: string | number }) => `Paused at ${p.percent} %`,
underWay: (p: { readonly percent: string | number; readonly sent: string | number; readonly parts: string | number }) => `${p.percent} %, ${p.sent} of ${p.parts} parts`,
timeLeft: (p: { readonly inMinutes: boolean; readonly value: string | number }) => `${p.inMinutes === true ? `about ${p.value} min left` : `about ${p.value} s left`}`,
lost: (p: { readonly sent: string | number; readonly parts: string | number }) => `Connection lost. Kept ${p.sent} of ${p.parts} parts`,
refused: (p: { readonly hasReason: boolean; readonly reason: string | number }) => `${p.hasReason === true ? `Not accepted. ${p.reason}` : "Not accepted"}`,
progress: (p: { readonly name: string | number }) => `Upload of ${p.name}`,
announced: (p: { readonly name: string | number; readonly percent: string | number }) => `${p.name}: ${p.percent} %`,
pause: (p: { readonly name: string | number }) => `Pause ${p.name}`,
resume: (p: { readonly name: string | number }) => `Go on with ${p.name}`,
remove: (p: { readonly name: string | number }) => `Remove ${p.name}`,
retry: "Retry",
notThisKind: "Files of this kind are not taken.",
tooLarge: "A file may have up to 50 MB.",
empty: "The file is empty.",
tooMany: (p: { readonly most: string | number }) => `Up to ${p.most} files go with a request.`,
kilobytes: (p: { readonly size: number }) => `${number("en-US", p.size, {"maximumFractionDigits":0})} KB`,
megabytes: (p: { readonly size: number }) => `${number("en-US", p.size, {"minimumFractionDigits":1,"maximumFractionDigits":1})} MB`,
});
