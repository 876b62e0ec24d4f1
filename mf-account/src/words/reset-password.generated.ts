// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const RESET_PASSWORD_TEXTS = /* @__PURE__ */ live("resetPassword", {
title: "Choose a new password",
lead: (p: { readonly userName: string }) => `For the account ${p.userName}.`,
password: "New password",
repeat: "Repeat new password",
save: "Save password",
ok: "OK",
invalidTitle: "This link does not work",
invalidLead: "It was used, ran out, was replaced by a newer one, or is not complete.",
askAgain: "Send another link",
completeTitle: "Your password is changed",
completeLead: "Sign in with the new one. Wherever you were signed in before, you are signed out.",
});
