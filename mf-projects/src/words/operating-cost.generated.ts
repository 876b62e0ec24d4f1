// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const OPERATING_COST_TEXTS = /* @__PURE__ */ live("operatingCost", {
title: "Operating cost",
hint: "Used for every item of this project. Defaults: 7 days, 8 hours, $0.10.",
days: "Days per week",
hours: "Hours per day",
electricCost: "Electric cost",
daysHint: "0 to 7",
hoursHint: "0 to 24",
costHint: "Above 0, at most 10",
save: "Save",
defaults: "Defaults",
saved: "Operating cost saved",
defaultsFailed: "The defaults could not be loaded.",
yearlyHours: "Yearly hours",
formula: (p: { readonly weeks: string; readonly days: string; readonly hours: string }) => `${p.weeks} × ${p.days} rounded, × ${p.hours}`,
perItem: "Per item and year",
connected: (p: { readonly power: string }) => `${p.power} connected`,
tag: "Tag",
model: "Model",
share: "Share",
power: "Power",
cost: "Cost per year",
units: (p: { readonly count: number }) => `× ${number("en-US", p.count)}`,
project: "Project",
perYear: "/yr",
none: "No equipment in this project yet.",
});
