// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const PRIVACY_TEXTS = /* @__PURE__ */ live("privacy", {
wrongUserName: "This is not your user name",
noColleague: "No active account has this user name or e-mail address",
yourself: "That is your own account",
lastAdministrator: "You are the last administrator. Make somebody else an administrator before you delete your account.",
export: {
title: (p: { readonly brand: string }) => `Your data at ${p.brand}`,
made: (p: { readonly when: string; readonly userName: string }) => `Made on ${p.when} for the account ${p.userName}. Times are in UTC (ISO 8601).`,
files: "Files:",
absent: "Not in here:",
secrets: "Passwords, secrets of authenticator apps, public keys of passkeys, recovery codes and tokens: the files say that they are there, never what they are.",
results: "The lists of fans that your searches found: they follow from the catalogue and from what you searched for, which is in searches.json.",
otherPeople: "What others wrote into projects of theirs; they download it themselves.",
},
fileNames: {
account: "Name, e-mail address, company, roles and sales regions",
settings: "Settings of the account",
sessions: "Where you are signed in",
devices: "Browsers that you signed in with before",
secondFactors: "Authenticator app, passkeys and recovery codes",
apiKeys: "API keys of programs, without the keys themselves",
pendingLinks: "Links and codes for signing in that are on their way to you",
projects: "Your projects with addresses, buildings, schedule, items and revisions",
memberships: "Projects of others that you work on, and invitations that wait for you",
shares: "Links to projects that you sent, and links of others that you opened or were sent",
searches: "What you searched for",
items: "Configured fans that are in no project of yours",
alerts: "Alerts that you get",
messages: "Feedback, requests and corrections that you sent",
files: "Files that you uploaded",
mails: "Mails to you and from you, without their text",
activity: "What you did, as reports count it",
audit: "Lines of the audit log about you",
loadCalculations: "Load calculations, with the buildings they are of",
},
mail: {
deletedSubject: "Your account was deleted",
deletedLead: (p: { readonly userName: string }) => `The account ${p.userName} and what was stored about you were deleted. Nobody can sign in with it any more.`,
deletedProjects: (p: { readonly fate: "moved" | (string & {}); readonly colleague: string }) => `${p.fate === "moved" ? `Your projects now belong to ${p.colleague}.` : "Your projects were deleted."}`,
deletedNote: "If you did not ask for this, write to us at once.",
deletedWrite: "Write to us",
movedSubject: (p: { readonly sender: string; readonly count: number }) => `${p.sender} handed ${plural("en-US", p.count) === "one" ? "a project" : `${number("en-US", p.count)} projects`} over to you`,
movedLead: (p: { readonly sender: string; readonly userName: string; readonly count: number }) => `${p.sender} deleted the account ${p.userName} and named you as the new owner of ${plural("en-US", p.count) === "one" ? "a project" : `${number("en-US", p.count)} projects`}.`,
movedMore: (p: { readonly names: string; readonly count: number }) => `${p.names} and ${plural("en-US", p.count) === "one" ? "one more" : `${number("en-US", p.count)} more`}`,
movedOpen: "Open your projects",
movedNote: "If you cannot do anything with them, you can delete them in your list of projects.",
},
});
