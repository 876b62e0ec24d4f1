// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ADMIN_OUTBOX_TEXTS = /* @__PURE__ */ live("adminOutbox", {
lead: "The last 100 mails of this brand, newest first.",
table: "Mails",
recipient: "To",
subject: "Subject",
state: "State",
tries: "Tries",
time: "Written",
filter: "State",
anyState: "All states",
states: {
kept: "Kept",
waiting: "Waiting",
sent: "Sent",
failed: "Given up",
},
show: "Show text",
showOf: (p: { readonly subject: string; readonly recipient: string }) => `Show the mail ${p.subject} to ${p.recipient}`,
sendAgain: "Send again",
sentAgain: (p: { readonly recipient: string }) => `The mail to ${p.recipient} is on its way again`,
secret: "The text holds a link for its recipient alone, so it is not shown.",
lastError: (p: { readonly error: string }) => `Last failure: ${p.error}`,
close: "Close",
files: (p: { readonly names: string }) => `Files: ${p.names}`,
empty: "No mails",
emptyText: "Mails that the product writes appear here.",
});
