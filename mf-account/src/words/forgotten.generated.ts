// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const FORGOTTEN_TEXTS = /* @__PURE__ */ live("forgotten", {
userNameTitle: "Forgot your user name?",
userNameLead: "Enter the e-mail address of your account. We mail you its user name.",
userNameSent: (p: { readonly email: string }) => `The user name is on its way to ${p.email}.`,
email: "E-mail",
sendUserName: "Send user name",
passwordTitle: "Forgot your password?",
passwordLead: "Enter your user name. We mail you a link to choose another password.",
userName: "User name",
sendLink: "Send link",
forgotPassword: "Forgot password?",
forgotUserName: "Forgot user name?",
requestedTitle: "Look into your mail",
requestedLead: (p: { readonly userName: string }) => `A link to choose another password for ${p.userName} is on its way to the e-mail address of the account. It works once, within 24 hours.`,
sendAgain: "Send another link",
});
