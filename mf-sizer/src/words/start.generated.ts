// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const START_TEXTS = /* @__PURE__ */ live("start", {
title: "What does the space need?",
choose: "Type a duty in one line, or choose a product below.",
products: "Products",
standardAir: "Airflow ranges in CFM of standard air",
allLines: "Not sure which?",
allLinesText: (p: { readonly lines: number; readonly category: string }) => `Search all ${number("en-US", p.lines)} lines of ${p.category} at once and let the ranking decide.`,
searchAll: (p: { readonly category: string }) => `Search all ${p.category}`,
searchSub: (p: { readonly name: string }) => `Search ${p.name}`,
or: "or",
pasteSchedule: "Paste a schedule",
pasteHint: "Copied from Excel or a drawing, one fan per line.",
});
