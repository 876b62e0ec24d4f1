// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const HEAD_TEXTS = /* @__PURE__ */ live("head", {
getHelp: "Get help",
more: "More actions",
showReference: (p: { readonly id: string }) => `Reference ${p.id}, show it to copy`,
reference: "Reference id",
archive: "Archive project",
unarchive: "Bring back from the archive",
delete: "Delete project",
archived: "Archived",
archivedToast: (p: { readonly project: string }) => `"${p.project}" is archived`,
unarchivedToast: (p: { readonly project: string }) => `"${p.project}" is back in your projects`,
deletedToast: (p: { readonly project: string }) => `"${p.project}" is deleted`,
confirmDelete: {
title: "Delete this project?",
text: (p: { readonly project: string; readonly items: number }) => `"${p.project}" is deleted for good, with ${p.items === 0 ? "no items" : plural("en-US", p.items) === "one" ? "1 item" : `${number("en-US", p.items)} items`}, its buildings and its addresses.`,
confirm: "Delete project",
cancel: "Cancel",
},
failed: "This part could not be loaded",
referenceDialog: {
title: "Project reference id",
text: "Whoever gives this id to support or to the clone utility means this project.",
label: "Reference id",
copy: "Copy",
copied: "Copied",
notCopied: "The browser did not let it be copied. Select the id and copy it.",
close: "Close",
},
loadFailedTitle: "This project could not be loaded",
loadFailedText: "It is still there. Check your connection and try again, or open another project.",
of: (p: { readonly owner: string; readonly role: "editor" | (string & {}) }) => `${p.owner}’s project, ${p.role === "editor" ? "you can edit" : "view only"}`,
keepMine: "Keep mine",
takeTheirs: "Take theirs",
export: "Export project",
exportFailed: "The project could not be exported",
exported: (p: { readonly file: string }) => `"${p.file}" is saved`,
revisions: "Revisions",
revision: (p: { readonly number: string }) => `Revision ${p.number}`,
showRevisions: (p: { readonly revision: string }) => `${p.revision}. Show revisions`,
revisionChanged: (p: { readonly number: string }) => `Revision ${p.number} · changed since`,
share: "Share",
members: "Members",
dialogFailed: "The dialog did not open",
});
