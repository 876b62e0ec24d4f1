/** A fan on its system: what its two points follow from. Airflow in cfm, pressures in in. wg. */
export interface RatedPressure {
  /** What the fan delivers. */
  readonly cfm: number;
  readonly requiredCfm: number;
  /** Of the duct at the required airflow. */
  readonly externalStaticPressure: number;
  /** Of options at the required airflow. */
  readonly optionStaticPressure: number;
  /** Of parts of a unit at the required airflow; absent for items of earlier releases. */
  readonly unitLosses?: readonly { readonly staticPressure: number }[];
  /** What the fan gives at the delivered airflow. */
  readonly totalStaticPressure: number;
}

/** Airflow in cfm with the pressures that belong to it, in. wg. */
export interface DutyPoint {
  readonly cfm: number;
  readonly externalStaticPressure: number;
  readonly totalStaticPressure: number;
}

/** Pressures of a rating have three decimals, which its parts and their sum keep. */
const DECIMALS = 3;
/** Share of a pressure by which rounding of an airflow can move it. */
const ROUNDING_SHARE = 0.01;

/** What was requested: the airflow and what duct, options and unit take at it. */
export function requiredPoint(rating: RatedPressure): DutyPoint {
  const { requiredCfm, externalStaticPressure } = rating;
  return { cfm: requiredCfm, externalStaticPressure, totalStaticPressure: shownRequiredTotal(rating) };
}

/** Where the fan runs: a fixed speed delivers another airflow on the same system, and so meets another pressure. */
export function operatingPoint(rating: RatedPressure): DutyPoint {
  const { cfm, externalStaticPressure, totalStaticPressure } = rating;
  const required = requiredTotal(rating);
  // Each part of a pressure goes by the square of the airflow, so the shares of the total stay (AMCA 201).
  const share = required > 0 ? externalStaticPressure / required : 0;
  return { cfm, externalStaticPressure: rounded(totalStaticPressure * share), totalStaticPressure };
}

/** Whether a fan delivers the required airflow to the cfm, so that its two points are one. */
export function deliversAsRequired({ cfm, requiredCfm }: Pick<RatedPressure, 'cfm' | 'requiredCfm'>): boolean {
  return Math.round(cfm) === Math.round(requiredCfm);
}

/** That of a fan at its duty is what the rating says of it, digit for digit. */
function shownRequiredTotal(rating: RatedPressure): number {
  return rating.cfm === rating.requiredCfm ? rating.totalStaticPressure : rounded(requiredTotal(rating));
}

/**
 * The sum of the parts, which are printed beside it; by the square of the airflow for a rating that lists no parts. Every digit is
 * kept: with a rounded sum, the share of a part in it could come out above one.
 */
function requiredTotal(rating: RatedPressure): number {
  const { cfm, requiredCfm, totalStaticPressure } = rating;
  if (cfm === requiredCfm) return totalStaticPressure;
  const bySquare = totalStaticPressure * (requiredCfm / cfm) ** 2;
  const sum = sumOfParts(rating);
  return Math.abs(sum - bySquare) <= ROUNDING_SHARE * bySquare + 1 / 10 ** DECIMALS ? sum : bySquare;
}

function sumOfParts({ externalStaticPressure, optionStaticPressure, unitLosses = [] }: RatedPressure): number {
  const losses = unitLosses.reduce((sum, { staticPressure }) => sum + staticPressure, 0);
  return externalStaticPressure + optionStaticPressure + losses;
}

function rounded(pressure: number): number {
  return Number(pressure.toFixed(DECIMALS));
}
