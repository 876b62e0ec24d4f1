import { operatingCost } from '@specbuilder/shared-contracts/domain';
import { type Fit, modelOf, type RatedFit, unitIdOf } from './fit.ts';
import { isPropellerOnDuct } from './free-air.ts';

const YEARS_OF_ENERGY = 3;
const QUIET_SONES = 15;
const DOLLARS_PER_LOUD_SONE = 25;
const GOOD_EFFICIENCY_SHARE = 0.75;
const INEFFICIENT_PRICE_SHARE = 0.1;
const LOUD_SIZES_PER_LINE = 4;

/**
 * What a fan costs an owner in the first years, noise and waste counted; the lowest is recommended.
 *
 * @param budgetPrice USD
 * @param inputKw electrical input, kW
 * @param peakShare static efficiency over the best of the wheel, 0 to 1
 */
export function ownerScore(budgetPrice: number, soundSones: number, inputKw: number, peakShare: number): number {
  const loud = DOLLARS_PER_LOUD_SONE * Math.max(0, soundSones - QUIET_SONES);
  const waste = peakShare < GOOD_EFFICIENCY_SHARE ? INEFFICIENT_PRICE_SHARE * budgetPrice : 0;
  return budgetPrice + YEARS_OF_ENERGY * operatingCost(inputKw) + loud + waste;
}

/** Order of results: budget price, power, model; total, so that equal inputs give equal lists. */
export function compareFits(a: Fit, b: Fit): number {
  return (
    a.budgetPrice - b.budgetPrice ||
    a.totalBhp - b.totalBhp ||
    compareText(modelOf(a), modelOf(b)) ||
    unitIdOf(a) - unitIdOf(b)
  );
}

/**
 * The fit that is recommended of those shown: the best by score that keeps its fan energy index limit (ASHRAE 90.1) or
 * is exempt from it and is no propeller against a duct; then the best that keeps it, and the best of all only where none does; null of none, and where one that is not shown may be better.
 *
 * @param minScoreOfOthers the best score of those that fit and are not shown
 */
export function recommendedFit(shown: readonly RatedFit[], minScoreOfOthers = Infinity): Fit | null {
  const allowed = shown.filter(({ rating }) => rating.energy.meetsLimit !== false);
  const suited = allowed.filter(({ fit }) => !isPropellerOnDuct(fit));
  const preferred = [suited, allowed].find(({ length }) => length > 0) ?? shown;
  const fits = preferred.map(({ fit }) => fit);
  const first = firstOfOthers(fits, NO_SIZES, compareScores);
  return first !== null && first.ownerScore <= minScoreOfOthers ? first : null;
}

/** Order of recommendation: score, then the smaller wheel, then the model. */
function compareScores(a: Fit, b: Fit): number {
  return a.ownerScore - b.ownerScore || sizeOf(a) - sizeOf(b) || compareText(modelOf(a), modelOf(b));
}

type Order = (a: Fit, b: Fit) => number;

const NO_SIZES: ReadonlySet<number> = new Set();

/** Too loud fits worth showing of one line: all drives of the four quietest sizes. */
export function quietestSizes(fitsOfLine: readonly Fit[]): Fit[] {
  const sizes = new Set<number>();
  while (sizes.size < LOUD_SIZES_PER_LINE) {
    const next = firstOfOthers(fitsOfLine, sizes, compareLoudness);
    if (next === null) break;
    sizes.add(sizeOf(next));
  }
  return fitsOfLine.filter((fit) => sizes.has(sizeOf(fit)));
}

/** The first fit in an order among the sizes that are not chosen yet: few are requested, so nothing is sorted. */
function firstOfOthers(fits: readonly Fit[], chosen: ReadonlySet<number>, order: Order): Fit | null {
  let first: Fit | null = null;
  for (const fit of fits) {
    if (first !== null && order(fit, first) >= 0) continue;
    if (!chosen.has(sizeOf(fit))) first = fit;
  }
  return first;
}

function compareLoudness(a: Fit, b: Fit): number {
  return a.soundSones - b.soundSones || compareFits(a, b);
}

function sizeOf(fit: Fit): number {
  return fit.wheel.diameterIn;
}

/** Plain code unit order: the order of a language would differ between machines. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
