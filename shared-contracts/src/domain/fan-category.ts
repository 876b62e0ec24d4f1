/** Numeric enumeration of the specification, as the others are (enumerations.ts); first pages need this one alone. */
export const FanCategory = {
  Undefined: 0,
  Exhaust: 1,
  MakeUpAir: 2,
  HeatedMakeUpAir: 3,
  HvacUnit: 4,
  HighVolumeLowSpeed: 5,
  IndustrialHeater: 6,
} as const;
/** One of the above, or one that a catalogue adds. */
export type FanCategory = number;
