// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const AUTHENTICATOR_APP_TEXTS = /* @__PURE__ */ live("authenticatorApp", {
title: "Authenticator app",
lead: "After your password, sign-in asks for a code that changes every 30 seconds.",
required: "Administrators need a second step: an app or a passkey.",
on: (p: { readonly day: string }) => `Set up on ${p.day}`,
off: "Not set up",
setUp: "Set up",
replace: "Use another phone",
remove: "Remove",
setUpTitle: "Set up an authenticator app",
scan: "Scan this picture with the app, then type the code that it shows.",
picture: "QR code with the secret of your account",
secret: "No camera? Type this secret into the app:",
code: "Code of the app",
submit: "Continue",
done: "The authenticator app is set up",
removeTitle: "Remove the authenticator app?",
removeLead: "Sign-in does not ask for its codes from then on.",
removed: "The authenticator app was removed",
});
