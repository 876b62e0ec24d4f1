// Compiled from languages/en/shared-ui.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const PASSWORD_FIELD_TEXTS = /* @__PURE__ */ live("passwordField", {
show: (p: { readonly field: string }) => `Show: ${p.field}`,
});
