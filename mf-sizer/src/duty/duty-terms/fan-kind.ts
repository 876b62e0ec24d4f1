import {
  DischargeType,
  DriveType,
  ExhaustCategory,
  FanCategory,
  HeatedMakeUpAirCategory,
  MakeUpAirCategory,
  MountType,
} from '@specbuilder/shared-contracts/domain';

/** What the text about a fan requests, as fields of a specification. */
export interface FanKind {
  readonly fanCategoryType?: FanCategory;
  readonly subFanCategoryType?: number;
  readonly fanMountType?: MountType;
  readonly fanDischargeType?: DischargeType;
  readonly isRestaurantDuty?: boolean;
}

const ROOF_FAN: FanKind = { ...exhaust(ExhaustCategory.UpblastDownblast), fanMountType: MountType.Roof };

/** Later ones say more than earlier ones. */
const KINDS: readonly (readonly [RegExp, FanKind])[] = [
  [/\b(exhaust|ef)\b/, { fanCategoryType: FanCategory.Exhaust }],
  // Without a more specific word, anything on a roof or blowing up or down is a roof fan.
  [/\b(roof(?!top)|curb)/, ROOF_FAN],
  [/\brooftop\b/, { fanMountType: MountType.Roof }],
  [/\bup ?blast/, { ...ROOF_FAN, fanDischargeType: DischargeType.Upblast }],
  [/\bdown ?blast/, { ...ROOF_FAN, fanDischargeType: DischargeType.Downblast }],
  [/\b(side ?wall|wall)\b/, { fanMountType: MountType.Side }],
  [/\b(roof|centrifugal) (exhaust|ventilator)|\bprv\b|\bdome\b/, exhaust(ExhaustCategory.UpblastDownblast)],
  [/\b(utility|vent) set|\butility\b|\bfume\b/, exhaust(ExhaustCategory.UtilitySet)],
  [/\bin ?-?line\b|\bmixed ?-?flow\b|\bin ?-?duct\b/, exhaust(ExhaustCategory.Inline)],
  [/\bpropeller\b|\baxial\b|\btube ?axial|\bvane ?axial/, exhaust(ExhaustCategory.Axial)],
  [/\bceiling\b|\bcabinet\b|\bbath(room)?\b|\brest ?room fan/, exhaust(ExhaustCategory.CeilingAndInline)],
  // UL 762 lists fans for grease; a hood by itself may be for fumes, or relieve air without a fan.
  [/\b(kitchen|grease|(ul ?)?762|type ?(i|1)\b|range hood|canopy hood|cook(ing|line))\b/, { isRestaurantDuty: true }],
  [/\bhood exhaust\b|\bexhaust hood\b/, { isRestaurantDuty: true }],
  [/\b(make-?up|mua|mau|supply|sf|filtered)\b/, { fanCategoryType: FanCategory.MakeUpAir }],
  [/\binline (filtered|supply)|\bsupply.*\binline/, supply(MakeUpAirCategory.InlineFiltered)],
  [/\b(plenum|rooftop) supply|\brooftop filtered/, supply(MakeUpAirCategory.RooftopFiltered)],
  [
    /\bheated\b|\bgas-?fired\b|\bdirect-?fired\b/,
    { fanCategoryType: FanCategory.HeatedMakeUpAir, subFanCategoryType: 0 },
  ],
  [
    /\bindirect/,
    { subFanCategoryType: HeatedMakeUpAirCategory.IndirectFired, fanCategoryType: FanCategory.HeatedMakeUpAir },
  ],
  [
    /\bdirect(-| )?(gas|fired)/,
    { subFanCategoryType: HeatedMakeUpAirCategory.DirectFired, fanCategoryType: FanCategory.HeatedMakeUpAir },
  ],
  [
    /\belectric(ally)? (heat|make-?up|mua|mau)|\bmake-?up.*\belectric/,
    { subFanCategoryType: HeatedMakeUpAirCategory.Electric, fanCategoryType: FanCategory.HeatedMakeUpAir },
  ],
  [/\b(rtu|doas|hvac unit|rooftop (hvac )?unit)\b/, { fanCategoryType: FanCategory.HvacUnit, subFanCategoryType: 0 }],
  [
    /\b(unit|industrial|space|warehouse) heater\b|^uh\b/,
    { fanCategoryType: FanCategory.IndustrialHeater, subFanCategoryType: 0 },
  ],
  [
    /\bhvls\b|\bhigh[- ]volume,?[- ]low[- ]speed\b|\bbig fan\b/,
    { fanCategoryType: FanCategory.HighVolumeLowSpeed, subFanCategoryType: 0 },
  ],
];

function exhaust(subFanCategoryType: number): FanKind {
  return { fanCategoryType: FanCategory.Exhaust, subFanCategoryType };
}

function supply(subFanCategoryType: number): FanKind {
  return { fanCategoryType: FanCategory.MakeUpAir, subFanCategoryType };
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[,;/()&]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The words of a text that name a kind of fan, as they are written there in small letters. */
export function kindWords(text: string): string {
  const words = wordsOf(text);
  const found = KINDS.map(([pattern]) => pattern.exec(words)?.[0].trim()).filter((word) => word !== undefined);
  // 'rooftop unit' says all that 'rooftop' does.
  return [...new Set(found)]
    .filter((word) => !found.some((other) => other !== word && other.includes(word)))
    .join(', ');
}

/** 'Roof upblast, grease', 'INLINE', 'Wall propeller'. Null where no word of it names a kind of fan. */
export function readKind(text: string): FanKind | null {
  const words = wordsOf(text);
  const found = KINDS.filter(([pattern]) => pattern.test(words)).map(([, kind]) => kind);
  if (found.length === 0) return null;
  const kind: FanKind = Object.assign({}, ...found);
  // A number within a category means nothing in another one, and only exhaust fans have grease and discharge criteria.
  if ((kind.fanCategoryType ?? FanCategory.Exhaust) === FanCategory.Exhaust) return kind;
  const { fanCategoryType, fanMountType: _mount, fanDischargeType: _discharge, isRestaurantDuty: _duty } = kind;
  const own = found.filter((part) => part.fanCategoryType === fanCategoryType && part.subFanCategoryType !== undefined);
  return {
    ...(fanCategoryType !== undefined && { fanCategoryType }),
    subFanCategoryType: own.at(-1)?.subFanCategoryType ?? 0,
  };
}

const DRIVES: readonly (readonly [RegExp, DriveType])[] = [
  [/^(b|bd|belt)\b/, DriveType.Belt],
  [/^(d|dd|direct|ecm|ec|vg)\b/, DriveType.Direct],
];

export function readDrive(text: string): DriveType | null {
  return DRIVES.find(([pattern]) => pattern.test(text.trim().toLowerCase()))?.[1] ?? null;
}

export function readMount(text: string): FanKind | null {
  const { fanMountType, fanDischargeType } = readKind(text) ?? {};
  if (fanMountType === undefined && fanDischargeType === undefined) return null;
  return {
    ...(fanMountType !== undefined && { fanMountType }),
    ...(fanDischargeType !== undefined && { fanDischargeType }),
  };
}

/** '53202', '53202-1234', 'K1A 0B1'. */
export function readPostalCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (/^\d{5}(-\d{4})?$/.test(code)) return code.slice(0, 5);
  return /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/.test(code) ? code : null;
}
