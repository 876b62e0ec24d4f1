// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const PASSWORD_TEXTS = /* @__PURE__ */ live("password", {
title: "Password",
old: "Old password",
new: "New password",
repeat: "Repeat new password",
change: "Change password",
});
