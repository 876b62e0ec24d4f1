// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const RELEASE_TEXTS = /* @__PURE__ */ live("release", {
updated: (p: { readonly product: string; readonly version: string }) => `${p.product} has been updated to version ${p.version}`,
seeWhatsNew: "See What's New",
dismiss: "DISMISS",
sinceLastVisit: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 release since your last visit" : `${number("en-US", p.count)} releases since your last visit`}`,
releases: "Releases",
isNew: "New since your last visit",
version: (p: { readonly version: string }) => `Version ${p.version}`,
kinds: {
new: "New",
better: "Better",
fixed: "Fixed",
},
none: "No release notes",
close: "Close",
});
