import { DischargeType, DriveType, MountType } from '@specbuilder/shared-contracts/domain';

/** Words that say one criterion by themselves. */
export const CRITERION_WORDS: readonly {
  readonly words: RegExp;
  readonly criterion: 'drive' | 'discharge' | 'mount' | 'feature';
  readonly field: string;
  readonly value: number | boolean;
}[] = [
  { words: /\bbelt(?:[ -]?(?:drive|driven))?\b/iu, criterion: 'drive', field: 'fanDriveType', value: DriveType.Belt },
  {
    words: /\bdirect(?:[ -]?(?:drive|driven))?\b(?![ -]?(?:gas|fired))/iu,
    criterion: 'drive',
    field: 'fanDriveType',
    value: DriveType.Direct,
  },
  { words: /\bup[ -]?blast\b/iu, criterion: 'discharge', field: 'fanDischargeType', value: DischargeType.Upblast },
  { words: /\bdown[ -]?blast\b/iu, criterion: 'discharge', field: 'fanDischargeType', value: DischargeType.Downblast },
  {
    words: /\b(?:side[ -]?)?wall(?:[ -]?mount(?:ed)?)?\b/iu,
    criterion: 'mount',
    field: 'fanMountType',
    value: MountType.Side,
  },
  { words: /\broof(?:[ -]?mount(?:ed)?)?\b/iu, criterion: 'mount', field: 'fanMountType', value: MountType.Roof },
  {
    words: /\b(?:vfd|speed control|variable speed)\b/iu,
    criterion: 'feature',
    field: 'hasSpeedControlOption',
    value: true,
  },
  { words: /\b(?:hvhz|hurricane|wind[ -]?rated)\b/iu, criterion: 'feature', field: 'isWindRated', value: true },
  { words: /\b(?:high heat|smoke control|smoke)\b/iu, criterion: 'feature', field: 'isHighHeat', value: true },
  { words: /\bpremium(?: efficiency)?\b/iu, criterion: 'feature', field: 'isPremiumEfficiency', value: true },
];

/** Words of the trade for the same thing, each as the catalogue's names write it. */
const SAME: Readonly<Record<string, string>> = {
  restaurant: 'grease',
  kitchen: 'grease',
  hood: 'grease',
  cooking: 'grease',
  cocina: 'grease',
  grasa: 'grease',
  bathroom: 'restroom',
  bath: 'restroom',
  toilet: 'restroom',
  washroom: 'restroom',
  baño: 'restroom',
  mua: 'makeup',
  mau: 'makeup',
  doas: 'hvac',
  rtu: 'hvac',
  ahu: 'hvac',
  outdoor: 'hvac',
  lab: 'fume',
  laboratory: 'fume',
  prop: 'axial',
  propeller: 'axial',
  tubeaxial: 'axial',
  vaneaxial: 'axial',
  spray: 'paint',
  booth: 'paint',
  duct: 'inline',
  ducted: 'inline',
  line: 'inline',
  mixed: 'inline',
  scroll: 'utility',
  cabinet: 'ceiling',
  upblast: 'upblast',
  downblast: 'downblast',
  hvls: 'high',
  extract: 'exhaust',
  extraction: 'exhaust',
  extracción: 'exhaust',
  heater: 'heaters',
  heating: 'heated',
};

/** Words that say nothing of the fan. */
const FILLERS = new Set(
  'a an and at duty fan fans for from general in is minimum need needs of on or set size the to type unit units with'.split(
    ' ',
  ),
);

/** Words of a name or of what was typed, as they are compared. */
export function wordsOf(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .replaceAll(/make[ -]?up/g, 'makeup')
    // UL 762 lists fans for grease.
    .replaceAll(/\bul[ -]?762\b/g, 'grease')
    .replaceAll(/up[ -]blast/g, 'upblast')
    .replaceAll(/down[ -]blast/g, 'downblast')
    .match(/\p{L}+/gu);
  return (words ?? []).filter((word) => !FILLERS.has(word)).map((word) => SAME[word] ?? word);
}

/** Whether words of the line may be passed over without being shown as not understood. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word.toLowerCase());
}
