// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const PROFILE_TEXTS = /* @__PURE__ */ live("profile", {
form: "Profile",
profile: "Profile",
firstName: "First name",
lastName: "Last name",
email: "E-mail",
userName: "User name",
regions: "Sales regions",
save: "Save profile",
unsaved: "Your changes are not saved yet.",
});
