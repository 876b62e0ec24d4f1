export type Poles = 2 | 4 | 6 | 8;
export type Enclosure = 'ODP' | 'TEFC';

/** Nominal efficiency in % by poles 2, 4, 6, 8. */
export type EfficiencyRow = readonly [horsepower: number, two: number, four: number, six: number, eight: number];

/** NEMA Premium, MG 1-2018 tables 12-11 and 12-12 (10 CFR 431.25 has the same values). */
export const PREMIUM_EFFICIENCY: Readonly<Record<Enclosure, readonly EfficiencyRow[]>> = {
  ODP: [
    [1, 77, 85.5, 82.5, 75.5],
    [1.5, 84, 86.5, 86.5, 77],
    [2, 85.5, 86.5, 87.5, 86.5],
    [3, 85.5, 89.5, 88.5, 87.5],
    [5, 86.5, 89.5, 89.5, 88.5],
    [7.5, 88.5, 91, 90.2, 89.5],
    [10, 89.5, 91.7, 91.7, 90.2],
    [15, 90.2, 93, 91.7, 90.2],
    [20, 91, 93, 92.4, 91],
    [25, 91.7, 93.6, 93, 91],
    [30, 91.7, 94.1, 93.6, 91.7],
    [40, 92.4, 94.1, 94.1, 91.7],
    [50, 93, 94.5, 94.1, 92.4],
    [60, 93.6, 95, 94.5, 93],
    [75, 93.6, 95, 94.5, 94.1],
    [100, 93.6, 95.4, 95, 94.1],
  ],
  TEFC: [
    [1, 77, 85.5, 82.5, 75.5],
    [1.5, 84, 86.5, 87.5, 78.5],
    [2, 85.5, 86.5, 88.5, 84],
    [3, 86.5, 89.5, 89.5, 85.5],
    [5, 88.5, 89.5, 89.5, 86.5],
    [7.5, 89.5, 91.7, 91, 86.5],
    [10, 90.2, 91.7, 91, 89.5],
    [15, 91, 92.4, 91.7, 89.5],
    [20, 91, 93, 91.7, 90.2],
    [25, 91.7, 93.6, 93, 90.2],
    [30, 91.7, 93.6, 93, 91.7],
    [40, 92.4, 94.1, 94.1, 91.7],
    [50, 93, 94.5, 94.1, 92.4],
    [60, 93.6, 95, 94.5, 92.4],
    [75, 93.6, 95.4, 94.5, 93.6],
    [100, 94.1, 95.4, 95, 93.6],
  ],
};

/**
 * Small electric motors, 10 CFR 431.446, average full load, by poles 2, 4, 6. Eight poles are outside the rule: five
 * points below six poles. Empty places of the single-phase table continue the row before them.
 */
export const SMALL_POLYPHASE_EFFICIENCY: readonly EfficiencyRow[] = [
  [0.25, 65.6, 69.5, 67.5, 62.5],
  [1 / 3, 69.5, 73.4, 71.4, 66.4],
  [0.5, 73.4, 78.2, 75.3, 70.3],
  [0.75, 76.8, 81.1, 81.7, 76.7],
];
export const CAPACITOR_EFFICIENCY: readonly EfficiencyRow[] = [
  [0.25, 66.6, 68.5, 62.2, 57.2],
  [1 / 3, 70.5, 72.4, 66.6, 61.6],
  [0.5, 72.4, 76.2, 76.2, 71.2],
  [0.75, 76.2, 81.8, 80.2, 75.2],
  [1, 80.4, 82.6, 81.1, 76.1],
  [1.5, 81.5, 83.8, 81.1, 76.1],
  [2, 82.9, 84.5, 81.1, 76.1],
  [3, 84.1, 84.5, 81.1, 76.1],
  [5, 84.1, 84.5, 81.1, 76.1],
];

/** Typical shaded-pole, permanent-split-capacitor and electronically commutated motors, hp and %. */
export const SHADED_POLE_EFFICIENCY: readonly (readonly [number, number])[] = [
  [1 / 60, 15],
  [0.05, 22],
];
export const PSC_EFFICIENCY: readonly (readonly [number, number])[] = [
  [0.05, 35],
  [0.1, 45],
  [0.125, 50],
  [1 / 6, 53],
  [0.25, 60],
  [1 / 3, 63],
  [0.5, 67],
  [0.75, 70],
];
/** Wire to shaft, electronics included. */
export const ECM_EFFICIENCY: readonly (readonly [number, number])[] = [
  [0.05, 62],
  [0.1, 68],
  [0.125, 70],
  [1 / 6, 72],
  [0.25, 75],
  [1 / 3, 78],
  [0.5, 80],
  [0.75, 82],
  [1, 83],
  [1.5, 85],
  [2, 86],
  [3, 87],
  [5, 88],
];
