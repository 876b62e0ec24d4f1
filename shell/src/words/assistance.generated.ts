// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const ASSISTANCE_TEXTS = /* @__PURE__ */ live("assistance", {
form: "Request for assistance",
goesTo: (p: { readonly place: string }) => `Goes to ${p.place}`,
nationalAccounts: "national accounts",
salesRegion: (p: { readonly number: number }) => `Sales Region #${number("en-US", p.number, {"useGrouping":false})}`,
change: "Change",
changeRegion: "Change the sales region",
name: "Name",
phone: "Phone",
email: "E-mail",
itemsGoAlong: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 item goes along" : `${number("en-US", p.count)} items go along`}`,
project: (p: { readonly name: string }) => `Send the project ${p.name} along`,
request: "How can we help?",
send: "Send request",
cancel: "Cancel",
waits: (p: { readonly files: number }) => `${plural("en-US", p.files) === "one" ? "Waits for 1 file" : `Waits for ${number("en-US", p.files)} files`}`,
sendWithout: {
title: "Send without these files?",
text: (p: { readonly names: string }) => `Not uploaded: ${p.names}`,
confirm: "Send without",
cancel: "Keep writing",
},
});
