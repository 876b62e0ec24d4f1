// Compiled from languages/en/messages.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const SIZE_TEXTS = /* @__PURE__ */ live("size", {
round: (p: { readonly diameter: string }) => `${p.diameter} in. round`,
curb: (p: { readonly width: string; readonly length: string }) => `${p.width} × ${p.length} in. outside`,
rectangular: (p: { readonly width: string; readonly length: string }) => `${p.width} × ${p.length} in.`,
});
