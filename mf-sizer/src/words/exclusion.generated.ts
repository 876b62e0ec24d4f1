// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const EXCLUSION_TEXTS = /* @__PURE__ */ live("exclusion", {
fit: (p: { readonly fit: number; readonly of: number }) => `${number("en-US", p.fit)} of ${number("en-US", p.of)} sizes fit`,
fitShort: (p: { readonly fit: number; readonly of: number }) => `${number("en-US", p.fit)} of ${number("en-US", p.of)} fit`,
whyNot: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "Why not the other one?" : `Why not the other ${number("en-US", p.count)}?`}`,
why: "Why?",
title: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 size was left out" : `${number("en-US", p.count)} sizes were left out`}`,
intro: (p: { readonly tried: number; readonly duty: string }) => `${number("en-US", p.tried)} sizes and drives tried for ${p.duty}. Each is counted once, at the first test it failed.`,
louderThan: (p: { readonly sones: number }) => `Louder than ${number("en-US", p.sones)} sones`,
raiseTo: (p: { readonly steps: string }) => `Raise ${p.steps}`,
allowSones: (p: { readonly sones: number }) => `Allow ${number("en-US", p.sones)} sones`,
anyDrive: "Any drive",
anyMount: "Any mount",
anyDischarge: "Any discharge",
anySupply: "Any motor supply",
anyApplication: "Any application",
anyBlades: "Any number of blades",
withoutFeatures: "Without the features",
nearest: "List the nearest misses",
hideNearest: "Hide the nearest misses",
nearestTitle: "Nearest misses",
noneStaysUnder: (p: { readonly count: number; readonly sones: number }) => `None of ${number("en-US", p.count)} sizes stays under ${number("en-US", p.sones)} sones`,
noneFits: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "The one size does not fit" : `None of ${number("en-US", p.count)} sizes fits`}`,
meetsButLouder: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 size meets the duty and is louder." : `${number("en-US", p.count)} sizes meet the duty and are louder.`}`,
countOf: (p: { readonly count: number; readonly title: string }) => `${number("en-US", p.count)}: ${p.title}`,
others: "The rest failed at other tests.",
searchAll: (p: { readonly category: string }) => `Search all ${p.category}`,
measureAt: (p: { readonly feet: number }) => `Measure at ${number("en-US", p.feet)} ft`,
over: (p: { readonly sones: string }) => `${p.sones} over`,
raiseStep: (p: { readonly sones: number; readonly gain: number }) => `to ${number("en-US", p.sones)} to gain ${number("en-US", p.gain)}`,
allowMoreAir: (p: { readonly percent: number }) => `Allow ${number("en-US", p.percent)} % more air`,
allowLessAir: (p: { readonly percent: number }) => `Allow ${number("en-US", p.percent)} % less air`,
});
