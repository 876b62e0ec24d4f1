// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const DISCLAIMER_TEXTS = /* @__PURE__ */ live("disclaimer", {
title: "Translate this page?",
text: (p: { readonly company: string }) => `The translation is automatic and made by a service of a third party. ${p.company} does not guarantee that it is exact or complete. Where there is a difference, the English text counts, and you can go back to English at any time.`,
confirm: "Continue",
cancel: "Cancel",
});
