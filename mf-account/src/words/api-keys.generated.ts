// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const API_KEYS_TEXTS = /* @__PURE__ */ live("apiKeys", {
title: "API keys",
lead: "Programs that have a key of yours size fans and work on your projects in your name, within what the key may do.",
make: "Make an API key",
failed: "Your API keys could not be loaded",
facts: (p: { readonly prefix: string; readonly made: string; readonly used: "never" | (string & {}) }) => `${p.prefix}… · made ${p.made}${p.used === "never" ? " · never used" : ` · last used ${p.used}`}`,
expires: (p: { readonly day: string }) => `Expires ${p.day}`,
expired: (p: { readonly day: string }) => `Expired ${p.day}`,
neverExpires: "Does not expire",
scopes: {
size: "Size fans",
readProjects: "Read projects",
writeProjects: "Read and change projects",
},
scopeHints: {
size: "Search, rate and price fans; look up places.",
readProjects: "Projects that you own or work on, with their items.",
writeProjects: "Make and change projects and their items; not delete, share or invite.",
},
makeTitle: "Make an API key",
makeLead: "Give each program a key of its own, so that you can revoke one without the others.",
name: "Name",
nameHint: "What the key is for, such as “Schedule importer”.",
mayDo: "What the key may do",
expiry: "Expires",
days: (p: { readonly days: number }) => `In ${number("en-US", p.days)} days`,
never: "Never",
submit: "Make the key",
madeTitle: "Your new API key",
madeLead: "Copy the key now: it is shown this once. Whoever has it acts in your name, so keep it like a password.",
key: "API key",
copy: "Copy",
copied: "The key was copied",
copyFailed: "The browser did not copy. Select the key and copy it.",
done: "I have the key",
revoke: "Revoke",
revokeOne: (p: { readonly name: string }) => `Revoke ${p.name}`,
revokeTitle: (p: { readonly name: string }) => `Revoke ${p.name}?`,
revokeLead: "Programs that use the key are refused at once. This cannot be undone.",
revoked: "The API key was revoked",
docs: "How programs call the API",
});
