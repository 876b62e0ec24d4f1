// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const REMOTES_TEXTS = /* @__PURE__ */ live("remotes", {
unknownRemote: (p: { readonly remote: string }) => `There is no remote ${p.remote} on this site.`,
unknownVersion: (p: { readonly remote: string }) => `This site has no such version of ${p.remote}.`,
nothingToGoBackTo: (p: { readonly remote: string }) => `${p.remote} has no earlier version on this site to go back to.`,
contradiction: (p: { readonly remote: string }) => `Two remotes of this site would claim the same addresses, so ${p.remote} stays as it is.`,
});
