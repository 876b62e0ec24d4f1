/** Section 5.2: NEMA sizes, hp. */
export const SIZES = [
  1 / 60,
  1 / 40,
  1 / 30,
  1 / 20,
  1 / 15,
  1 / 12,
  1 / 10,
  1 / 8,
  1 / 6,
  1 / 4,
  1 / 3,
  1 / 2,
  3 / 4,
  1,
  1.5,
  2,
  3,
  5,
  7.5,
  10,
  15,
  20,
  25,
  30,
  40,
  50,
  60,
  75,
  100,
] as const;

type Row = readonly [hp: number, ...percent: number[]];

/** Section 5.3: open premium motors, three phase; percent of 2, 4, 6 and 8 poles. */
export const PREMIUM: readonly Row[] = [
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
];

/** Section 5.3: small motors, three phase; percent of 2, 4 and 6 poles. */
export const SMALL_THREE_PHASE: readonly Row[] = [
  [1 / 4, 65.6, 69.5, 67.5],
  [1 / 3, 69.5, 73.4, 71.4],
  [1 / 2, 73.4, 78.2, 75.3],
  [3 / 4, 76.8, 81.1, 81.7],
];

/** data/motors.json, subFractional: single phase with a capacitor, percent. */
export const CAPACITOR: readonly Row[] = [
  [1 / 20, 35],
  [1 / 10, 45],
  [1 / 8, 50],
  [1 / 6, 53],
  [1 / 4, 60],
  [1 / 3, 63],
  [1 / 2, 67],
  [3 / 4, 70],
];

/** data/motors.json, subFractional: electronic motors, wire to shaft, percent. */
export const ELECTRONIC: readonly Row[] = [
  [1 / 20, 62],
  [1 / 10, 68],
  [1 / 8, 70],
  [1 / 6, 72],
  [1 / 4, 75],
  [1 / 3, 78],
  [1 / 2, 80],
  [3 / 4, 82],
  [1, 83],
  [1.5, 85],
  [2, 86],
  [3, 87],
  [5, 88],
];

/** data/motors.json, partLoadMotor: hp and a, b, c of a x / (b + x) + c x. */
export const PART_LOAD: readonly Row[] = [
  [1, 1.092165, 0.08206, -0.0072],
  [5, 1.223684, 0.08467, -0.135186],
  [10, 1.146258, 0.045766, -0.110367],
  [25, 1.137209, 0.050236, -0.08915],
  [50, 1.088803, 0.029753, -0.064058],
  [75, 1.07714, 0.029005, -0.04935],
  [100, 1.035294, 0.012948, -0.024708],
];

/** data/motors.json, vfd: the same form for frequency drives. */
export const FREQUENCY_DRIVE: readonly Row[] = [
  [3, 0.978856, 0.034247, -0.007862],
  [5, 0.977485, 0.028413, -0.002733],
  [10, 0.978715, 0.022227, 0.001941],
  [20, 0.984973, 0.017545, -0.000475],
  [30, 0.987405, 0.015536, -0.005937],
  [50, 0.98791, 0.018376, -0.001692],
];

/** The row nearest in the logarithm of power. */
export function nearest(rows: readonly Row[], hp: number): Row {
  const distance = ([rowHp]: Row) => Math.abs(Math.log(rowHp / hp));
  const [first, ...others] = rows;
  if (!first) throw new Error('No rows');
  return others.reduce((best, row) => (distance(row) < distance(best) ? row : best), first);
}

/** a x / (b + x) + c x of the row nearest in power. */
export function fitted(rows: readonly Row[], hp: number, x: number): number {
  const [, a = 0, b = 0, c = 0] = nearest(rows, hp);
  return (a * x) / (b + x) + c * x;
}
