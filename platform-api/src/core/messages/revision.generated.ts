// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const REVISION_TEXTS = /* @__PURE__ */ live("revision", {
numberInUse: (p: { readonly number: string }) => `Revision ${p.number} was issued already`,
});
