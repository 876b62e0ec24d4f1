// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { number } from '../language/index.ts';
import { live } from './room.generated.ts';

/** In the current language. */
export const ENUMERATION_TEXTS = /* @__PURE__ */ live("enumeration", {
oneOf: (p: { readonly names: string }) => `Expected one of ${p.names}`,
oneOfOrCatalogue: (p: { readonly names: string; readonly most: number }) => `Expected one of ${p.names}, or another number of the catalogue, up to ${number("en-US", p.most)}`,
});
