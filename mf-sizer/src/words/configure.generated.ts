// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const CONFIGURE_TEXTS = /* @__PURE__ */ live("configure", {
failed: (p: { readonly model: string }) => `${p.model} could not be configured`,
});
