const FACTORS: readonly number[] = [1, 10, 100, 1000, 10_000];

/**
 * Decimals of the values that leave the engine. They follow the number formats of the product (visual.md section 3),
 * so that a table, a filter and a limit never disagree about the last digit. Pressures keep a third decimal because
 * duties of 0.125 and 0.375 in. w.g. are common; powers below 0.1 keep two significant digits, otherwise small fans
 * would read 0.02 and a propeller in free air 0.
 */
export function roundTo(value: number, decimals: number): number {
  const factor = FACTORS[decimals] ?? 10 ** decimals;
  // Adding zero turns -0 into 0, which would otherwise travel as "-0" through a comparison of texts.
  return Math.round(value * factor) / factor + 0;
}

function roundPower(value: number): number {
  const size = Math.abs(value);
  if (size >= 0.1) return Math.round(value * 100) / 100 + 0;
  if (size >= 0.01) return Math.round(value * 1000) / 1000 + 0;
  return Number(value.toPrecision(2)) + 0;
}

/*
 * The result of `roundTo` with its factor written out: V8 inlines functions this small, while 500 result rows of forty
 * rounded values each would otherwise return every value as an object.
 */
const whole = (value: number) => Math.round(value) + 0;
const tenths = (value: number) => Math.round(value * 10) / 10 + 0;
const hundredths = (value: number) => Math.round(value * 100) / 100 + 0;
const thousandths = (value: number) => Math.round(value * 1000) / 1000 + 0;
const tenThousandths = (value: number) => Math.round(value * 10_000) / 10_000 + 0;
const billionths = (value: number) => Math.round(value * 1e9) / 1e9 + 0;

export const rounded = {
  /** A third of a horsepower needs no sixteen digits, hp. */
  motorSize: tenThousandths,
  /** cfm. */
  airflow: whole,
  /** rpm. */
  speed: whole,
  /** fpm. */
  velocity: whole,
  /** in. w.g. */
  pressure: thousandths,
  /** in. w.g., to rate the same point again. Browsers and Node differ in the sixteenth digit of a power. */
  exactPressure: billionths,
  power: roundPower,
  index: hundredths,
  percent: tenths,
  sones: tenths,
  decibel: whole,
  octave: tenths,
  density: tenThousandths,
  dollars: whole,
  amps: tenths,
  /** Hours of a bearing: three digits, as no load is known better. */
  lifeHours: (value: number) => Number(value.toPrecision(3)),
} as const;
