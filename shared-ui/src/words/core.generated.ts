// Compiled from languages/en/shared-ui.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const CORE_TEXTS = /* @__PURE__ */ live("core", {
tryAgain: "Try again",
loading: "Loading",
reference: (p: { readonly id: string }) => `Reference ${p.id}`,
copyReference: "Copy reference",
referenceCopied: "Copied",
});
