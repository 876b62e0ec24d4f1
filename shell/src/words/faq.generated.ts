// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const FAQ_TEXTS = /* @__PURE__ */ live("faq", {
question: "Have a question?",
seeFaqs: "See our Frequently Asked Questions.",
viewFaqs: "View FAQs",
});
