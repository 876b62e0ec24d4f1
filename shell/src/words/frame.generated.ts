// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const FRAME_TEXTS = /* @__PURE__ */ live("frame", {
skipToContent: "Skip to content",
loadingArea: (p: { readonly title: string }) => `Loading ${p.title}`,
didNotLoad: (p: { readonly title: string }) => `${p.title} did not load`,
restWorks: "The rest of the site works.",
tried: (p: { readonly attempts: string }) => `We tried ${p.attempts}.`,
tryAgain: "Try again",
goToStart: "Go to start",
again: (p: { readonly seconds: number }) => `Trying again by itself in ${number("en-US", p.seconds)} s`,
report: (p: { readonly id: string; readonly code: string }) => `Report ${p.id} · ${p.code}`,
copyReport: "Copy the report number",
attempt: (p: { readonly version: string; readonly tries: number }) => `version ${p.version} ${p.tries === 1 ? "once" : p.tries === 2 ? "twice" : `${number("en-US", p.tries)} times`}`,
});
