// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ERROR_PAGE_TEXTS = /* @__PURE__ */ live("errorPage", {
"/errors/401-unauthorized": {
number: "401",
title: "You need to sign in",
text: "This page opens once we know who you are.",
},
"/errors/403-forbidden": {
number: "403",
title: "This page is not open to you",
text: "Your account has no right to see it. Ask your sales office if you think it should.",
},
"/errors/404-not-found": {
number: "404",
title: "There is no such page",
text: "The address may have changed, or a letter is missing.",
},
});
