// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const SESSIONS_TEXTS = /* @__PURE__ */ live("sessions", {
title: "Where you are signed in",
lead: "Each browser that can open your account. End what you do not know, and change your password then.",
browserOn: (p: { readonly browser: string; readonly system: string }) => `${p.browser} on ${p.system}`,
unknown: "Unknown browser",
current: "This browser",
facts: (p: { readonly address: string; readonly started: string; readonly seen: string }) => `${p.address} · since ${p.started} · last seen ${p.seen}`,
end: "End",
endOne: (p: { readonly browser: string }) => `End the session of ${p.browser}`,
endOthers: "End all others",
ended: "The session was ended",
othersEnded: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? `${number("en-US", p.count)} session was ended` : `${number("en-US", p.count)} sessions were ended`}`,
failed: "Your sessions could not be loaded",
});
