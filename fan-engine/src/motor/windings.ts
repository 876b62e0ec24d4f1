/** A winding that a motor is sold with. */
export interface Winding {
  /** Digits of the voltage id: written here and never reused. */
  readonly code: number;
  /** Nominal voltage, and every supply the winding takes. */
  readonly voltage: number;
  readonly accepts: readonly number[];
  readonly display: string;
  readonly phase: 1 | 3;
  readonly frequencyHz: 50 | 60;
  /** Voltage of the NEC column its amps come from. */
  readonly ampsAt: number;
  /** Largest motor that has it, and whether only fractional and electronic motors do, hp. */
  readonly largest: number;
  readonly fractionalOrEcm?: boolean;
}

/** Of the 600 V systems that Canada has. */
export const CANADIAN_VOLTAGE = 575;

export const WINDINGS: readonly Winding[] = [
  { code: 1, voltage: 115, accepts: [115, 120], display: '115', phase: 1, frequencyHz: 60, ampsAt: 115, largest: 1.5 },
  {
    code: 2,
    voltage: 230,
    accepts: [208, 220, 230, 240],
    display: '208-230',
    phase: 1,
    frequencyHz: 60,
    // The lower of the two supplies draws the larger current.
    ampsAt: 208,
    largest: 5,
  },
  {
    code: 3,
    voltage: 277,
    accepts: [277],
    display: '277',
    phase: 1,
    frequencyHz: 60,
    ampsAt: 277,
    largest: 2,
    fractionalOrEcm: true,
  },
  { code: 4, voltage: 208, accepts: [208], display: '208', phase: 3, frequencyHz: 60, ampsAt: 208, largest: 100 },
  { code: 5, voltage: 230, accepts: [230, 240], display: '230', phase: 3, frequencyHz: 60, ampsAt: 230, largest: 100 },
  { code: 6, voltage: 460, accepts: [460, 480], display: '460', phase: 3, frequencyHz: 60, ampsAt: 460, largest: 100 },
  { code: 7, voltage: 575, accepts: [575, 600], display: '575', phase: 3, frequencyHz: 60, ampsAt: 575, largest: 100 },
  // NEMA MG 1 part 14: a 60 Hz polyphase motor runs on 50 Hz at five sixths of its voltage, speed and power.
  { code: 8, voltage: 190, accepts: [190, 200], display: '190', phase: 3, frequencyHz: 50, ampsAt: 230, largest: 100 },
  { code: 9, voltage: 380, accepts: [380, 400], display: '380', phase: 3, frequencyHz: 50, ampsAt: 460, largest: 100 },
];
