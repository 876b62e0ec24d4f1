// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const SECOND_STEP_TEXTS = /* @__PURE__ */ live("secondStep", {
title: "One more step",
lead: "Your password is right. Now confirm that it is you.",
code: "Code of your authenticator app",
codeHint: "Six digits. A recovery code works as well.",
recoveryCode: "Recovery code",
recoveryHint: "One of the codes you kept when you set up the second step.",
submit: "Continue",
missing: "Enter a code.",
wrong: "This code is not right, or it was used before.",
tooMany: (p: { readonly seconds: number }) => `Too many tries. Please wait ${number("en-US", p.seconds)} s and try again.`,
usePasskey: "Use a passkey",
or: "or",
passkeyFailed: "This passkey did not sign you in. Try again, or use your password.",
passkeyStopped: "No passkey was used. Try again, or use another way.",
enrol: {
title: "Set up your second step",
lead: "Accounts of administrators need a second step at sign-in. Scan this picture with an authenticator app on your phone.",
picture: "QR code with the secret of your account",
secret: "No camera? Type this secret into the app:",
code: "Code that the app shows now",
submit: "Set up",
},
codes: {
title: "Keep your recovery codes",
lead: "Each of them signs you in once when your phone is not at hand. They are not shown again: save or print them now.",
submit: "I have kept them",
},
});
