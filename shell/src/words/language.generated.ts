// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const LANGUAGE_TEXTS = /* @__PURE__ */ live("language", {
button: (p: { readonly code: string }) => `Language: ${p.code}`,
menu: "Language",
change: "Change Language",
});
