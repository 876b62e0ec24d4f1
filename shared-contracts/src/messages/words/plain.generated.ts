// Compiled from languages/en/messages.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const PLAIN_TEXTS = /* @__PURE__ */ live("plain", {
text: (p: { readonly text: string }) => `${p.text}`,
});
