// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const INVITATION_TEXTS = /* @__PURE__ */ live("invitation", {
title: (p: { readonly name: string; readonly project: string }) => `${p.name} invites you to "${p.project}"`,
roles: {
editor: "You will be able to change its equipment, site and cost.",
viewer: "You will be able to look at its equipment, site and cost.",
},
accept: "Accept and open",
otherAddress: (p: { readonly email: string }) => `The invitation went to ${p.email}. Sign in with the account that has this address to accept it.`,
gone: "This invitation is no longer valid.",
goneText: "It has ended, was withdrawn or was accepted already. Whoever sent it can invite you again.",
home: "Go to the start page",
});
