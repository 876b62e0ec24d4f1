// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const PASSKEYS_TEXTS = /* @__PURE__ */ live("passkeys", {
title: "Passkeys",
lead: "Sign in with your fingerprint, face or device PIN instead of a password. A passkey works on this site alone, so nobody can trick you out of it.",
unsupported: "This browser has no passkeys.",
facts: (p: { readonly added: string; readonly used: "never" | (string & {}) }) => `Added ${p.added}${p.used === "never" ? " · never used" : ` · last used ${p.used}`}`,
synced: "On all your devices",
add: "Add a passkey",
addTitle: "Add a passkey",
addLead: "Your browser asks you for your fingerprint, face or PIN next.",
name: "Name",
nameHint: "So that you know it again, such as “Work laptop”.",
submit: "Continue",
stopped: "No passkey was made. Try again when you are ready.",
added: "The passkey was added",
rename: "Rename",
renameOne: (p: { readonly name: string }) => `Rename ${p.name}`,
renameTitle: "Rename passkey",
save: "Save",
renamed: "The passkey was renamed",
remove: "Remove",
removeOne: (p: { readonly name: string }) => `Remove ${p.name}`,
removeTitle: (p: { readonly name: string }) => `Remove ${p.name}?`,
removeLead: "It signs nobody in from then on. You may delete it on your device as well.",
removed: "The passkey was removed",
});
