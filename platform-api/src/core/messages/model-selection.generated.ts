// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const MODEL_SELECTION_TEXTS = /* @__PURE__ */ live("modelSelection", {
unknown: (p: { readonly model: string; readonly nearest: string }) => `No model of this brand is numbered ${p.model}. Nearest: ${p.nearest}.`,
cannotDo: (p: { readonly model: string }) => `${p.model} cannot do this duty.`,
});
