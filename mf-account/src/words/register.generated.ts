// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const REGISTER_TEXTS = /* @__PURE__ */ live("register", {
title: "Create your account",
lead: "Save projects, share them and generate submittals. Sizing works without an account.",
userName: "User name",
userNameHint: "Letters, digits, dash, underscore, dot",
email: "E-mail",
company: "Company",
phone: "Phone",
password: "Password",
repeat: "Repeat password",
postalCode: "Postal code",
countries: "US or Canada",
place: "City, state, country",
filled: "Filled from the postal code",
unknownPlace: "No place has this code",
create: "Create account",
haveAccount: "Have an account?",
});
