const FACTORS: readonly number[] = [1, 10, 100, 1000, 10_000];

/**
 * Decimals of the figures that leave the engine. They follow the number formats of the product (visual.md section 3),
 * so that a table, a filter and a limit never disagree about the last digit. Pressures keep a third decimal because
 * duties of 0.125 and 0.375 in. w.g. are common; powers below 0.1 keep two figures, or small fans would read 0.02 and a
 * propeller in free air 0.
 */
export function roundTo(value: number, decimals: number): number {
  const factor = FACTORS[decimals] ?? 10 ** decimals;
  // Adding zero turns -0 into 0, which would otherwise travel as "-0" through a comparison of texts.
  return Math.round(value * factor) / factor + 0;
}

function roundPower(value: number): number {
  const size = Math.abs(value);
  if (size >= 0.1) return roundTo(value, 2);
  if (size >= 0.01) return roundTo(value, 3);
  return Number(value.toPrecision(2)) + 0;
}

export const rounded = {
  /** A third of a horsepower needs no sixteen digits, hp. */
  motorSize: (value: number) => roundTo(value, 4),
  airflow: (cfm: number) => roundTo(cfm, 0),
  speed: (rpm: number) => roundTo(rpm, 0),
  velocity: (fpm: number) => roundTo(fpm, 0),
  pressure: (inWg: number) => roundTo(inWg, 3),
  power: roundPower,
  index: (value: number) => roundTo(value, 2),
  percent: (value: number) => roundTo(value, 1),
  sones: (value: number) => roundTo(value, 1),
  decibel: (value: number) => roundTo(value, 0),
  octave: (value: number) => roundTo(value, 1),
  density: (value: number) => roundTo(value, 4),
  dollars: (value: number) => roundTo(value, 0),
  amps: (value: number) => roundTo(value, 1),
} as const;
