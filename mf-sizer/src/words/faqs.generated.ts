// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const FAQS_TEXTS = /* @__PURE__ */ live("faqs", {
lead: "Short answers about sizing, projects, prices and your account.",
find: "Find a question",
found: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 question" : `${number("en-US", p.count)} questions`}`,
none: "No question holds these words",
noneText: "Try fewer words, or choose Request Project Assistance in the navigation.",
link: "Link to this question",
linkTo: (p: { readonly question: string }) => `Link to this question: ${p.question}`,
});
