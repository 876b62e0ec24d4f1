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
paused: (p: { readonly percent: number }) => `Paused at ${number("en-US", p.percent)} %`,
underWay: (p: { readonly percent: number; readonly sent: number; readonly parts: number }) => `${number("en-US", p.percent)} %, ${number("en-US", p.sent)} of ${number("en-US", p.parts)} parts`,
timeLeft: (p: { readonly inMinutes: boolean; readonly value: number }) => `${p.inMinutes === true ? `about ${number("en-US", p.value)} min left` : `about ${number("en-US", p.value)} s left`}`,
lost: (p: { readonly sent: number; readonly parts: number }) => `Connection lost. Kept ${number("en-US", p.sent)} of ${number("en-US", p.parts)} parts`,
refused: (p: { readonly hasReason: boolean; readonly reason: string }) => `${p.hasReason === true ? `Not accepted. ${p.reason}` : "Not accepted"}`,
progress: (p: { readonly name: string }) => `Upload of ${p.name}`,
announced: (p: { readonly name: string; readonly percent: number }) => `${p.name}: ${number("en-US", p.percent)} %`,
pause: (p: { readonly name: string }) => `Pause ${p.name}`,
resume: (p: { readonly name: string }) => `Go on with ${p.name}`,
remove: (p: { readonly name: string }) => `Remove ${p.name}`,
retry: "Retry",
notThisKind: "Files of this kind are not taken.",
tooLarge: "A file may have up to 50 MB.",
empty: "The file is empty.",
tooMany: (p: { readonly most: number }) => `Up to ${number("en-US", p.most)} files go with a request.`,
kilobytes: (p: { readonly size: number }) => `${number("en-US", p.size, {"maximumFractionDigits":0})} KB`,
megabytes: (p: { readonly size: number }) => `${number("en-US", p.size, {"minimumFractionDigits":1,"maximumFractionDigits":1})} MB`,
});
