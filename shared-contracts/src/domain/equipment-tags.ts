import { FanCategory } from './enumerations.ts';

/** Kinds of equipment that drawings number separately, in the order in which forms have them. */
export const TAG_KINDS = [
  'exhaust',
  'makeUpAir',
  'heatedMakeUpAir',
  'hvacUnit',
  'industrialHeater',
  'highVolumeLowSpeed',
] as const;
export type TagKind = (typeof TAG_KINDS)[number];

const KIND_OF_CATEGORY: Readonly<Record<number, TagKind>> = {
  [FanCategory.Exhaust]: 'exhaust',
  [FanCategory.MakeUpAir]: 'makeUpAir',
  [FanCategory.HeatedMakeUpAir]: 'heatedMakeUpAir',
  [FanCategory.HvacUnit]: 'hvacUnit',
  [FanCategory.IndustrialHeater]: 'industrialHeater',
  [FanCategory.HighVolumeLowSpeed]: 'highVolumeLowSpeed',
};

/** Prefixes of tags on mechanical schedules. */
export const STANDARD_TAG_PATTERNS: Readonly<Record<TagKind, string>> = {
  exhaust: 'EF-',
  makeUpAir: 'SF-',
  heatedMakeUpAir: 'MAU-',
  hvacUnit: 'RTU-',
  industrialHeater: 'UH-',
  highVolumeLowSpeed: 'HF-',
};
const PATTERN_OF_OTHERS = 'F-';

export type TagPatterns = { readonly [kind in TagKind]?: string | null | undefined };

/** The pattern that tags of a category follow: that of the project, else the one of drawings. */
export function tagPatternOf(category: FanCategory, patterns: TagPatterns = {}): string {
  const kind = KIND_OF_CATEGORY[category];
  return kind === undefined ? PATTERN_OF_OTHERS : (patterns[kind] ?? STANDARD_TAG_PATTERNS[kind]);
}

/**
 * The tag after the highest of a pattern: 'EF-4' where there are 'EF-1' and 'ef 3'. `#` in a pattern is where the number
 * goes, as many digits as there are ('EF-1-##' gives 'EF-1-01'); without one it goes at the end.
 */
export function nextFreeTag(pattern: string, tags: readonly (string | null)[]): string {
  const { before, digits, after } = partsOf(pattern);
  const samePrefix = new RegExp(`(?<![\\p{L}\\d])${loosely(before)}(\\d{1,6})(?!\\d)${escaped(after)}`, 'giu');
  // Of a tag for a range, such as 'EF-1 ... EF-4', every number is in use.
  const numbers = tags.flatMap((tag) => [...(tag ?? '').matchAll(samePrefix)].map(([, number]) => Number(number)));
  const next = Math.max(0, ...numbers) + 1;
  return `${before}${String(next).padStart(digits, '0')}${after}`;
}

function partsOf(pattern: string): { readonly before: string; readonly digits: number; readonly after: string } {
  const [, before = pattern, signs = '', after = ''] = /^([^#]*)(#+)(.*)$/.exec(pattern) ?? [];
  return { before, digits: signs.length, after };
}

/** 'EF-' reads 'EF-1', 'EF 1' and 'EF1' alike; after a digit the sign tells the numbers apart. */
function loosely(before: string): string {
  const letters = before.replace(/[- ]$/, '');
  if (letters === before) return escaped(before);
  return `${escaped(letters)}[- ]${/\d$/.test(letters) ? '' : '?'}`;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
