// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const IDENTITY_TEXTS = /* @__PURE__ */ live("identity", {
signIn: {
title: "Sign in",
lead: "To save what you size and to open your projects.",
userName: "User name",
password: "Password",
showPassword: "Show password",
hidePassword: "Hide password",
remember: "Keep me signed in on this device",
submit: "Sign in",
guest: "Go on as guest",
guestLead: "No account needed to size a fan.",
wrong: "User name or password is not right.",
triesLeft: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 try left." : `${number("en-US", p.count)} tries left.`}`,
tooMany: (p: { readonly seconds: number }) => `Too many tries. Please wait ${number("en-US", p.seconds)} s and try again.`,
missing: "Enter your user name and password.",
demo: "Demo accounts",
demoPassword: "Password",
register: "Create New Account",
newHere: "New here?",
forgotUserName: "Forgot user name?",
forgotPassword: "Forgot password?",
},
signOut: {
title: "Sign out",
lead: "You are being signed out.",
question: "Do you want to sign out?",
submit: "Sign out",
done: "You are signed out",
doneLead: "You can go on sizing fans as a guest.",
},
problem: {
title: "Sign-in did not work",
lead: "Something went wrong while signing in. Please start again.",
expiredTitle: "This sign-in has run out",
expiredLead: "It took too long, or it was started in another window. Please start again.",
unavailableTitle: "Signing in is not possible at the moment",
unavailableLead: "The data store does not answer. Please try again in a few seconds.",
again: "Start again",
home: "Go to the start page",
detail: (p: { readonly code: string }) => `Reason: ${p.code}`,
},
hero: "Size a fan from its duty point, configure it and keep it in your project, with every figure traceable.",
help: "Help",
privacy: "Privacy",
});
