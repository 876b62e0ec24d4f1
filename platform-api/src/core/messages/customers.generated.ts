// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const CUSTOMERS_TEXTS = /* @__PURE__ */ live("customers", {
otherRegion: "Another sales region looks after this customer.",
deletionOff: "Customers cannot be deleted here.",
notYours: (p: { readonly email: string }) => `${p.email} is no customer of your sales regions`,
otherEmail: (p: { readonly email: string }) => `The account of ${p.email} has another e-mail address now`,
twiceUserName: "This user name is in the list twice",
twiceEmail: "This e-mail address is in the list twice",
takenMeanwhile: "Somebody registered one of these accounts at the same moment. Try again.",
testSubject: (p: { readonly title: string }) => `Test: ${p.title}`,
testNote: "This is how the mail to a customer looks. Nobody was registered, and the button only leads to the start page.",
});
