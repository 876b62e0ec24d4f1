import { DischargeType, DriveType, MountType } from '@specbuilder/shared-contracts/domain';
import { remembered } from '../text/index.ts';
import { RemainingText } from './remaining-text.ts';

/** A criterion of a search, by the name of its field in a specification. */
export interface Feature {
  readonly field:
    | 'fanDriveType'
    | 'fanDischargeType'
    | 'fanMountType'
    | 'hasSpeedControlOption'
    | 'isWindRated'
    | 'isHighHeat'
    | 'isPremiumEfficiency';
  readonly value: number | boolean;
  readonly text: string;
}

const WORDS: readonly (Omit<Feature, 'text'> & { readonly words: RegExp; readonly isKept?: boolean })[] = [
  { words: /\bbelt(?:[ -]?(?:drive|driven))?\b/giu, field: 'fanDriveType', value: DriveType.Belt },
  {
    words: /\bdirect(?:[ -]?(?:drive|driven))?\b(?![ -]?(?:gas|fired))/giu,
    field: 'fanDriveType',
    value: DriveType.Direct,
  },
  // They name a kind of fan too, so they stay in the line.
  { words: /\bup[ -]?blast\b/giu, field: 'fanDischargeType', value: DischargeType.Upblast, isKept: true },
  { words: /\bdown[ -]?blast\b/giu, field: 'fanDischargeType', value: DischargeType.Downblast, isKept: true },
  { words: /\b(?:side[ -]?)?wall(?:[ -]?mount(?:ed)?)?\b/giu, field: 'fanMountType', value: MountType.Side },
  { words: /\broof(?:[ -]?mount(?:ed)?)?\b/giu, field: 'fanMountType', value: MountType.Roof },
  { words: /\b(?:vfd|speed control|variable speed)\b/giu, field: 'hasSpeedControlOption', value: true },
  { words: /\b(?:hvhz|hurricane|wind[ -]?rated)\b/giu, field: 'isWindRated', value: true },
  { words: /\b(?:high heat|smoke control)\b/giu, field: 'isHighHeat', value: true },
  { words: /\bpremium(?: efficiency)?\b/giu, field: 'isPremiumEfficiency', value: true },
];

const DRIVES: readonly (readonly [RegExp, DriveType])[] = [
  [/^(?:b|bd|belt)\b/i, DriveType.Belt],
  [/^(?:d|dd|direct|ecm|ec|vg)\b/i, DriveType.Direct],
];

/** The drive that a cell of drives says; null where it says none. */
export function driveOf(text: string): Feature | null {
  const value = DRIVES.find(([words]) => words.test(text.trim()))?.[1];
  return value === undefined ? null : { field: 'fanDriveType', value, text };
}

/** What the words of a text say besides the kind. */
export const featuresOf = remembered((text): readonly Feature[] => takeFeatures(new RemainingText(text)));

export function takeFeatures(rest: RemainingText): readonly Feature[] {
  const features: Feature[] = [];
  for (const { words, field, value, isKept = false } of WORDS) {
    rest.takeAll(words, ([text]) => {
      if (!features.some((feature) => feature.field === field)) features.push({ field, value, text });
      return !isKept;
    });
  }
  return features;
}
