// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const MEMBERS_TEXTS = /* @__PURE__ */ live("members", {
subject: (p: { readonly sender: string; readonly project: string }) => `${p.sender} invites you to work on the project ${p.project}`,
lead: (p: { readonly sender: string; readonly email: string; readonly project: string; readonly role: "editor" | (string & {}) }) => `${p.sender} (${p.email}) invites you to the project ${p.project} in SpecBuilder. You will be able to ${p.role === "editor" ? "change its equipment, site and cost" : "look at its equipment"}.`,
signIn: (p: { readonly recipient: string }) => `Sign in with the account that has the address ${p.recipient} to accept.`,
until: (p: { readonly end: string }) => `The invitation ends on ${p.end}.`,
open: "Open the invitation",
unexpected: "If you did not expect this mail, you need not do anything.",
otherAddress: "This invitation went to another e-mail address. Sign in with the account that has it.",
isOwner: "That is your own address",
isMember: "Somebody with this address is a member already",
full: (p: { readonly most: number }) => `At most ${number("en-US", p.most)} people can work on a project`,
});
