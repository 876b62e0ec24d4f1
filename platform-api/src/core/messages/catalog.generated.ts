// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const CATALOG_TEXTS = /* @__PURE__ */ live("catalog", {
airflowRange: (p: { readonly minimum: number; readonly maximum: number }) => `${number("en-US", p.minimum)} to ${number("en-US", p.maximum)} cfm`,
});
