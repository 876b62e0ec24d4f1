// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const TOOLBAR_TEXTS = /* @__PURE__ */ live("toolbar", {
label: "Toolbar",
noProject: "No project open",
chooseProject: "Choose a project",
toDark: "Switch to dark theme",
toLight: "Switch to light theme",
chooseTheme: "Choose a theme",
signIn: "Sign in",
signOut: "Sign out",
account: (p: { readonly name: string }) => `Account of ${p.name}`,
editAccount: "Edit account",
});
