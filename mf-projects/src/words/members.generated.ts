// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const MEMBERS_TEXTS = /* @__PURE__ */ live("members", {
title: "Members",
leadOfOwner: "Editors change equipment, site and cost. Viewers read the project. Only you can delete, archive or share it.",
lead: "Everybody here works on the same project. What one changes shows for the others at once.",
form: "Invite somebody",
email: "E-mail address",
role: "Can",
invite: "Invite",
invited: (p: { readonly email: string }) => `${p.email} was invited`,
roles: {
viewer: "View",
editor: "Edit",
owner: "Owner",
},
roleOf: (p: { readonly name: string }) => `What ${p.name} may do`,
self: (p: { readonly name: string }) => `${p.name} (you)`,
remove: (p: { readonly name: string }) => `Remove ${p.name}`,
withdraw: (p: { readonly email: string }) => `Withdraw the invitation of ${p.email}`,
pending: (p: { readonly day: string; readonly role: string }) => `Invited until ${p.day}: ${p.role}`,
expired: (p: { readonly day: string }) => `Not answered, ended ${p.day}`,
close: "Close",
leave: "Leave project",
failedToLoad: "The members did not load",
roleChanged: (p: { readonly name: string; readonly role: string }) => `${p.name}: ${p.role}`,
removed: (p: { readonly name: string }) => `${p.name} was removed`,
withdrawn: (p: { readonly email: string }) => `The invitation of ${p.email} was withdrawn`,
left: (p: { readonly project: string }) => `You left "${p.project}"`,
confirmRemove: {
title: (p: { readonly name: string }) => `Remove ${p.name}?`,
text: "The project can no longer be opened there. What was changed stays.",
confirm: "Remove",
cancel: "Keep",
},
confirmLeave: {
title: (p: { readonly project: string }) => `Leave "${p.project}"?`,
text: "You can open it again only when its owner invites you.",
confirm: "Leave",
cancel: "Stay",
},
});
