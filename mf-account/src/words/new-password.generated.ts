// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const NEW_PASSWORD_TEXTS = /* @__PURE__ */ live("newPassword", {
hint: "8 characters or more, with a letter and a digit",
strength: {
"0": "Guessed at once",
"1": "Weak",
"2": "Fair",
"3": "Good",
"4": "Strong",
},
});
