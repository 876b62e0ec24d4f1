// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const SHARING_TEXTS = /* @__PURE__ */ live("sharing", {
inThePast: "Choose a day that is not over",
subject: (p: { readonly sender: string; readonly project: string }) => `${p.sender} shared the project ${p.project} with you`,
lead: (p: { readonly sender: string; readonly email: string; readonly project: string }) => `${p.sender} (${p.email}) shared the project ${p.project} with you in SpecBuilder. You can look at its equipment and copy it into a project of your own.`,
signIn: "Sign in to open it.",
until: (p: { readonly end: string }) => `The link works until ${p.end}.`,
open: "Open the project",
keepToYourself: "Whoever signs in with this link can read the project. If you did not expect this mail, you need not do anything.",
});
