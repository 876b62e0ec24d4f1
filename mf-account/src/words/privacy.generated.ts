// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const PRIVACY_TEXTS = /* @__PURE__ */ live("privacy", {
title: "Your data",
lead: "Take a copy of everything that is stored about you with you, or delete your account.",
failed: "What is stored about you could not be loaded",
download: "Download my data",
downloadTitle: "Download your data",
downloadLead: "You get a ZIP of JSON files with your profile, projects, searches, messages and what the logs say about you. Keep it in a safe place.",
downloadSubmit: "Download",
downloaded: (p: { readonly name: string }) => `${p.name} saved`,
downloadFailed: "Your data could not be downloaded",
delete: "Delete account…",
lastAdministrator: "You are the last administrator, so your account cannot be deleted. Make somebody else an administrator first.",
deleteTitle: "Delete your account",
deleteLead: "Your profile, settings, searches, alerts and messages are deleted, your links and memberships end, and you are signed out everywhere. This cannot be undone.",
projectsTitle: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "Your project" : `Your ${number("en-US", p.count)} projects`}`,
handOver: "Give to a colleague",
handOverHint: "With their items, schedules and members. The colleague gets a mail.",
deleteProjects: "Delete",
deleteProjectsHint: "Members and readers of the projects lose them as well.",
colleague: "User name or e-mail address of the colleague",
userName: (p: { readonly userName: string }) => `Type your user name, ${p.userName}`,
deleteSubmit: "Delete account",
deleted: "Your account was deleted",
pageTitle: "Your data",
});
