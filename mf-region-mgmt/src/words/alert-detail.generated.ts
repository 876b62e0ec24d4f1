// Compiled from languages/en/mf-region-mgmt.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ALERT_DETAIL_TEXTS = /* @__PURE__ */ live("alertDetail", {
newTitle: "New alert",
editTitle: "Edit alert",
form: "Alert",
recipient: "Recipient",
region: "Region",
chooseRegion: "No region",
customer: "Customer",
action: "Action",
fanCategory: "Fan category",
frequency: "Frequency",
weekDay: "Weekday",
monthDay: "Day of the month",
monthDays: {
beginning: "1st, beginning of the month",
middle: "16th, middle of the month",
},
timeZone: "Time zone",
sendTest: "Send test",
delete: "Delete",
cancel: "Cancel",
save: "Save",
close: "Close",
failed: "The alert did not open",
saved: "Alert saved",
deleted: "Alert deleted",
testSent: (p: { readonly email: string }) => `Test mail sent to ${p.email}`,
ok: "OK",
confirmDelete: {
title: "Delete this alert?",
text: "No more mails will be sent for it.",
confirm: "Delete",
cancel: "Keep",
},
discard: {
title: "Discard your changes?",
text: "The alert has not been saved.",
confirm: "Discard",
cancel: "Keep editing",
},
});
