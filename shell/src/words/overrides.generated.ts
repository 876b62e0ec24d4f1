// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const OVERRIDES_TEXTS = /* @__PURE__ */ live("overrides", {
title: "Builds of developers on this page",
from: (p: { readonly address: string }) => `from ${p.address}`,
leave: "Leave",
failed: (p: { readonly code: string; readonly message: string }) => `This build failed: ${p.code} ${p.message}`,
notSignedIn: "Waits until a developer or an administrator signs in.",
originNotAllowed: "This site takes no builds from there. Its own version runs.",
unreachable: "No build answers there. The site’s own version runs.",
noRemote: "What answers there is not this area. The site’s own version runs.",
unknownRemote: "The site has no such area, and the build says nothing about its screens.",
conflict: "This build claims screens of another area. The site’s own version runs.",
listTitle: "Builds of your own",
listNote: "in this browser only",
origin: "Origin of the build",
use: "Use",
});
