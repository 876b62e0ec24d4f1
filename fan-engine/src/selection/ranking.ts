import { operatingCost } from '@specbuilder/shared-contracts/domain';
import { modelCode, unitPrice } from '../catalogue/fan-unit.ts';
import { shareOfPeakEfficiency } from '../duty/efficiency.ts';
import type { Fit } from './candidate-trial.ts';

const YEARS_OF_ENERGY = 3;
const QUIET_SONES = 15;
const DOLLARS_PER_LOUD_SONE = 25;
const GOOD_EFFICIENCY_SHARE = 0.75;
const INEFFICIENT_PRICE_SHARE = 0.1;
const SIZES_PER_LINE = 4;

/** Budget price of a fit: fan and recommended motor, USD. */
export function budgetPrice(fit: Fit): number {
  return unitPrice(fit.unit) + fit.motor.price;
}

/** What a fan costs an owner in the first years, noise and waste counted; the lowest is recommended. */
function ownerScore(fit: Fit): number {
  const price = budgetPrice(fit);
  const { rating, unit, plan } = fit;
  const loud = DOLLARS_PER_LOUD_SONE * Math.max(0, rating.soundSones - QUIET_SONES);
  const isInefficient = shareOfPeakEfficiency(unit.wheel, plan.point) < GOOD_EFFICIENCY_SHARE;
  return (
    price +
    YEARS_OF_ENERGY * operatingCost(rating.inputKw) +
    loud +
    (isInefficient ? INEFFICIENT_PRICE_SHARE * price : 0)
  );
}

/** Order of results: budget price, power, model; total, so that equal inputs give equal lists. */
export function compareFits(a: Fit, b: Fit): number {
  return (
    budgetPrice(a) - budgetPrice(b) ||
    a.rating.totalBhp - b.rating.totalBhp ||
    compareText(modelCode(a.unit), modelCode(b.unit)) ||
    a.unit.fanUnitId - b.unit.fanUnitId
  );
}

/** Order of recommendation: score, then the smaller wheel, then the model. */
export function compareScores(a: Fit, b: Fit): number {
  return (
    ownerScore(a) - ownerScore(b) ||
    a.unit.wheel.diameterIn - b.unit.wheel.diameterIn ||
    compareText(modelCode(a.unit), modelCode(b.unit))
  );
}

/**
 * Fits worth showing of one line: all drives of at most four wheel sizes, namely the smallest that fits, the most
 * efficient, and the next by score.
 */
export function worthShowing(fitsOfLine: readonly Fit[]): Fit[] {
  const bestFirst = [...fitsOfLine].sort(compareScores);
  const smallest = [...fitsOfLine].sort((a, b) => sizeOf(a) - sizeOf(b))[0];
  const efficient = [...fitsOfLine].sort(
    (a, b) => b.rating.staticEfficiency - a.rating.staticEfficiency || compareScores(a, b),
  )[0];
  const sizes = new Set<number>();
  for (const fit of [smallest, efficient, ...bestFirst]) {
    if (fit !== undefined && sizes.size < SIZES_PER_LINE) sizes.add(sizeOf(fit));
  }
  return fitsOfLine.filter((fit) => sizes.has(sizeOf(fit)));
}

/** Too loud fits worth showing of one line: all drives of the four quietest sizes. */
export function quietestSizes(fitsOfLine: readonly Fit[]): Fit[] {
  const quietFirst = [...fitsOfLine].sort((a, b) => a.rating.soundSones - b.rating.soundSones || compareFits(a, b));
  const sizes = new Set(
    quietFirst
      .map(sizeOf)
      .filter((size, place, all) => all.indexOf(size) === place)
      .slice(0, SIZES_PER_LINE),
  );
  return fitsOfLine.filter((fit) => sizes.has(sizeOf(fit)));
}

function sizeOf(fit: Fit): number {
  return fit.unit.wheel.diameterIn;
}

/** Plain code unit order: the order of a language would differ between machines. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
