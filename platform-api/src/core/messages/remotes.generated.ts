// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const REMOTES_TEXTS = /* @__PURE__ */ live("remotes", {
unknownRemote: (p: { readonly remote: string }) => `There is no remote ${p.remote} on this site.`,
unknownVersion: (p: { readonly remote: string }) => `This site has no such version of ${p.remote}.`,
nothingToGoBackTo: (p: { readonly remote: string }) => `${p.remote} has no earlier version on this site to go back to.`,
contradiction: (p: { readonly remote: string }) => `Two remotes of this site would claim the same addresses, so ${p.remote} stays as it is.`,
otherContent: (p: { readonly remote: string }) => `${p.remote} is published under this version with other content; raise its version.`,
otherFiles: (p: { readonly remote: string }) => `The files sent are not those that the release of ${p.remote} describes.`,
unsigned: (p: { readonly remote: string }) => `The release of ${p.remote} is not signed with the key of this site.`,
notDescribed: (p: { readonly remote: string }) => `The form has no description of a release of ${p.remote}.`,
badFile: (p: { readonly file: string }) => `A release cannot have a file named ${p.file}.`,
tooLarge: "The release has more than a site takes.",
});
