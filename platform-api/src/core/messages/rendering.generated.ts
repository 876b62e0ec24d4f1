// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const RENDERING_TEXTS = /* @__PURE__ */ live("rendering", {
busy: "Many papers are being made right now. Try again in a moment.",
ownBusy: (p: { readonly most: number }) => `You already have ${plural("en-US", p.most) === "one" ? `${number("en-US", p.most)} paper` : `${number("en-US", p.most)} papers`} being made. Try again when one of them is done.`,
tooLong: "The paper took too long. Try again with fewer items.",
});
