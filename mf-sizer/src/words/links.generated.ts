// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const LINKS_TEXTS = /* @__PURE__ */ live("links", {
copy: "Copy link",
copiedTitle: "Link copied",
copiedText: "Whoever opens it can read this and not change it.",
copiedMembers: "It opens for members of the project.",
failed: "The link could not be copied",
copyByHand: (p: { readonly address: string }) => `Copy it from here: ${p.address}`,
itemOfOthers: "It belongs to somebody else: you can look at it. To change it or save it to a project, make a copy of your own.",
makeCopy: "Make my own copy",
copyMade: "This copy is yours",
copyFailed: "The copy could not be made",
resultOfOthers: "This result belongs to somebody else and is read-only. Fans you choose from it are yours; size it yourself for a result of your own.",
sizeYourself: "Size it yourself",
noResult: "The result of this address does not open",
noItem: "The fan of this address does not open",
sizedAgain: "It belongs to somebody else or was removed. The same criteria were sized again, and this result is yours.",
askForLink: "It belongs to somebody else or was removed. Ask whoever sent you the address to use “Copy link”, or enter the criteria yourself.",
askForItem: "It belongs to somebody else or was removed. Ask whoever sent you the address to use “Copy link”, or size the fan yourself.",
askForItemOrSignIn: "It belongs to somebody else or was removed. If it is yours or your project’s, sign in and open the address again; otherwise ask whoever sent it to use “Copy link”.",
});
