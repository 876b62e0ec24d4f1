/**
 * Specific sound power Kw in dB re 1 pW per octave band, 63 Hz to 8 kHz, for airflow in cfm and pressure in in. w.g.,
 * and the increment of the band that holds the blade-pass tone (ASHRAE Handbook method; demonstration use).
 */
export const SPECIFIC_SOUND_POWER = {
  centrif_bi_large: { kw: [40, 40, 39, 34, 30, 23, 19, 17], bladePassIncrement: 3 },
  centrif_bi_small: { kw: [45, 45, 43, 39, 34, 28, 24, 19], bladePassIncrement: 3 },
  fc: { kw: [53, 53, 43, 36, 36, 31, 26, 21], bladePassIncrement: 2 },
  vaneaxial_05: { kw: [49, 43, 46, 43, 41, 36, 30, 28], bladePassIncrement: 6 },
  tubeaxial_large: { kw: [51, 46, 47, 49, 47, 46, 39, 37], bladePassIncrement: 7 },
  tubeaxial_small: { kw: [48, 47, 49, 53, 52, 51, 43, 40], bladePassIncrement: 7 },
  prop: { kw: [48, 51, 58, 56, 55, 52, 46, 42], bladePassIncrement: 5 },
} as const;
export type SpecificSoundPowerKey = keyof typeof SPECIFIC_SOUND_POWER;

interface BothPaths {
  /**
   * By how much the outlet is louder than the inlet, dB by octave band: a housing rumbles into the duct behind it and
   * retains the hiss of its blades, an unhoused wheel is louder on its discharge side, a propeller is equal on both.
   */
  readonly outletOverInletDb: readonly number[];
}

/** Sound by the specific sound power of a kind of wheel, and what its blades and housing add. */
export interface MethodSound extends BothPaths {
  readonly smallWheel: SpecificSoundPowerKey;
  readonly largeWheel: SpecificSoundPowerKey;
  readonly largeAboveIn: number;
  readonly offsetDb: number;
  /** Share of the off-peak increment that counts right of the efficiency peak. */
  readonly rightOfPeakShare: number;
}

/**
 * Sound as it was tested (AMCA 300), brought to a wheel of 1 ft at 1 rpm in standard air by the fan sound laws (AMCA 301):
 * Lw - 50 log N - 70 log D - 20 log(density / standard).
 */
export interface TestedSound extends BothPaths {
  /** Flow coefficients of the test, rising. */
  readonly phi: readonly number[];
  /** For each of them the eight octave bands, dB. */
  readonly levels: readonly (readonly number[])[];
}

export type SoundSource = MethodSound | TestedSound;

/** A-weighting of the octave bands, dB (IEC 61672). */
export const A_WEIGHTING = [-26.2, -16.1, -8.6, -3.2, 0, 1.2, 1.0, -1.1] as const;
