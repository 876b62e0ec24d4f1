// Compiled from languages/en/messages.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const BATCH_TEXTS = /* @__PURE__ */ live("batch", {
seaLevel: "Sea level: neither altitude nor postal code is given",
seaLevelForUnknown: (p: { readonly postalCode: string }) => `Sea level: the postal code ${p.postalCode} is not known`,
});
