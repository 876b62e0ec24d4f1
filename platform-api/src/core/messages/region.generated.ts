// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const REGION_TEXTS = /* @__PURE__ */ live("region", {
notOpen: (p: { readonly region: number }) => `Sales region ${number("en-US", p.region, {"useGrouping":false})} is not open for this brand`,
nothingToSearch: "Enter a state or a postal code",
});
