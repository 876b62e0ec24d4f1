import { DischargeType, DriveType, DuctType, MountType } from '@specbuilder/shared-contracts/domain';
import { contraryIn, isDenied } from '../kind/index.ts';
import { literalsOfPattern, matchesOf, mayMatch, remembered } from '../text/index.ts';
import { RemainingText } from './remaining-text.ts';

/** A criterion of a search, by the name of its field in a specification. */
export interface Feature {
  readonly field:
    | 'fanDriveType'
    | 'fanDischargeType'
    | 'fanMountType'
    | 'fanDuctType'
    | 'hasSpeedControlOption'
    | 'isWindRated'
    | 'isHighHeat'
    | 'isPremiumEfficiency';
  readonly value: number | boolean;
  readonly text: string;
}

const WORDS: readonly (Omit<Feature, 'text'> & { readonly words: RegExp; readonly isKept?: boolean })[] = [
  { words: /\b(?:belt(?:[ -]?(?:drive|driven))?|bd)\b/giu, field: 'fanDriveType', value: DriveType.Belt },
  {
    words: /\b(?:direct(?:[ -]?(?:drive|driven))?|dd)\b(?![ -]?(?:gas|fired))/giu,
    field: 'fanDriveType',
    value: DriveType.Direct,
  },
  // They name a kind of fan too, so they stay in the line.
  { words: /\bup[ -]?blast\b/giu, field: 'fanDischargeType', value: DischargeType.Upblast, isKept: true },
  { words: /\bdown[ -]?blast\b/giu, field: 'fanDischargeType', value: DischargeType.Downblast, isKept: true },
  { words: /\b(?:side[ -]?)?wall(?:[ -]?mount(?:ed)?)?\b/giu, field: 'fanMountType', value: MountType.Side },
  { words: /\broof(?:[ -]?mount(?:ed)?)?\b/giu, field: 'fanMountType', value: MountType.Roof },
  { words: /\b(?:non|un)[ -]?ducted\b|\bductless\b/giu, field: 'fanDuctType', value: DuctType.NonDucted },
  { words: /(?<!(?:non|un)[ -]?)\bducted\b/giu, field: 'fanDuctType', value: DuctType.Ducted },
  { words: /\b(?:vfd|speed control|variable speed)\b/giu, field: 'hasSpeedControlOption', value: true },
  { words: /\b(?:hvhz|hurricane|wind[ -]?rated)\b/giu, field: 'isWindRated', value: true },
  { words: /\b(?:high heat|smoke control)\b/giu, field: 'isHighHeat', value: true },
  { words: /\bpremium(?: efficiency)?\b/giu, field: 'isPremiumEfficiency', value: true },
];

const DRIVES: readonly (readonly [RegExp, DriveType])[] = [
  [/^(?:b|bd|belt)\b/i, DriveType.Belt],
  [/^(?:d|dd|dir|direct|ecm|ec|vg)\b/i, DriveType.Direct],
];
/** 'BELT/DIRECT' and 'B or D' leave the choice. */
const PARTS_OF_DRIVE = /[/,;&()]|\bor\b|\band\b/i;

/** The drive that a cell of drives says; null where it says none, or two. */
export function driveOf(text: string): Feature | null {
  const said = text
    .split(PARTS_OF_DRIVE)
    .flatMap((part) => DRIVES.filter(([words]) => words.test(part.trim())).map(([, drive]) => drive));
  const [value, ...others] = new Set(said);
  const isFirst = DRIVES.some(([words]) => words.test(text.trim()));
  return value === undefined || others.length > 0 || !isFirst ? null : { field: 'fanDriveType', value, text };
}

/** What the words of a text say besides the kind. */
export const featuresOf = remembered((text): readonly Feature[] => takeFeatures(new RemainingText(text)));

export function takeFeatures(rest: RemainingText): readonly Feature[] {
  const features: Feature[] = [];
  const notUsed = notUsedIn(rest.text);
  for (const { words, field, value, isKept = false } of WORDS) {
    rest.takeAll(words, ({ 0: text, index }) => {
      if (notUsed.has(index)) return false;
      if (!features.some((feature) => feature.field === field)) features.push({ field, value, text });
      return !isKept;
    });
  }
  return features;
}

/** Places of words that a text denies, and of those of which only one can be meant. */
function notUsedIn(text: string): ReadonlySet<number> {
  const lowerCase = text.toLowerCase();
  const all = WORDS.filter(({ words }) => mayMatch(lowerCase, literalsOfPattern(words)))
    .flatMap(({ words }) => matchesOf(text, words))
    .map(({ 0: words, index }) => ({ text: words, at: index }))
    .sort((one, other) => one.at - other.at);
  const contrary = contraryIn(text, all);
  return new Set(all.filter((each) => contrary.has(each) || isDenied(text, each)).map(({ at }) => at));
}
