// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ENUMERATION_TEXTS = /* @__PURE__ */ live("enumeration", {
oneOf: (p: { readonly names: string }) => `Expected one of ${p.names}`,
});
