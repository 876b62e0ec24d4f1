// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const FEEDBACK_TEXTS = /* @__PURE__ */ live("feedback", {
form: "Feedback",
intro: "What works well, what is missing, what gets in the way? We read everything.",
name: "Name",
email: "E-mail",
feedback: "Your feedback",
sentAlong: "Sent along",
send: "Send feedback",
cancel: "Cancel",
keys: "Ctrl Enter sends",
});
