// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ADMIN_BRANDS_TEXTS = /* @__PURE__ */ live("adminBrands", {
lead: "What this version of the product ships of every brand. Settings of a brand change with a release.",
product: "Product",
key: "Key colour",
label: "Label id",
tagline: "Tagline",
themes: "Themes",
features: "Features",
noFeatures: "None",
addresses: "Addresses",
});
