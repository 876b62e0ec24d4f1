import type { Fit } from './fit.ts';
import { compareFits } from './ranking.ts';

/**
 * The demonstration catalogue fits 126 at most. Of a large maker thousands may fit a duty, which nobody reads: 500 rows
 * take 2 ms more than 150 to work out of 3,000 sizes, and 83 kB of an answer.
 */
export const MOST_ROWS = 500;

/** The least of each figure that a superlative is given for, over everything that fits. */
export interface LeastFigures {
  inputKw: number;
  soundSones: number;
  diameterIn: number;
}

/**
 * Fits in the order of results, the best `MOST_ROWS` of them. The others are let go as they come, or the collector would
 * wait for tens of thousands; what superlatives and the recommendation need of them is kept.
 */
export class BestFits {
  /** Whether there is a fit that is not among the best. */
  hasMore = false;
  /** The least that one of the others costs an owner; infinite when there are none. */
  leastScoreOfOthers = Infinity;
  readonly least: LeastFigures = { inputKw: Infinity, soundSones: Infinity, diameterIn: Infinity };
  #fits: Fit[] = [];
  /** Price above which a fit is not among the best, USD. */
  #mostPrice = Infinity;
  /** How many fits may come together before the dearest of them are let go. */
  #roomFor = 2 * MOST_ROWS;

  add(fit: Fit): void {
    const { least } = this;
    const { figures, wheel } = fit;
    if (figures.inputKw < least.inputKw) least.inputKw = figures.inputKw;
    if (figures.soundSones < least.soundSones) least.soundSones = figures.soundSones;
    if (wheel.diameterIn < least.diameterIn) least.diameterIn = wheel.diameterIn;
    if (fit.budgetPrice > this.#mostPrice) this.#letGo(fit);
    else this.#keep(fit);
  }

  #keep(fit: Fit): void {
    this.#fits.push(fit);
    // Looked through once for many fits.
    if (this.#fits.length < this.#roomFor) return;
    const mostPrice = priceOfLast(this.#fits);
    this.#mostPrice = mostPrice;
    // Numbers sort ten times as fast as fits do: what costs as much as the last of the best is put in order at the end.
    this.#fits = this.#fits.filter((kept) => {
      if (kept.budgetPrice <= mostPrice) return true;
      this.#letGo(kept);
      return false;
    });
    this.#roomFor = this.#fits.length + MOST_ROWS;
  }

  get isEmpty(): boolean {
    return this.#fits.length === 0;
  }

  inOrder(): readonly Fit[] {
    this.#fits = this.#best();
    return this.#fits;
  }

  #best(): Fit[] {
    const order = this.#fits.sort(compareFits);
    for (const fit of order.slice(MOST_ROWS)) this.#letGo(fit);
    return order.slice(0, MOST_ROWS);
  }

  #letGo({ ownerScore }: Fit): void {
    this.hasMore = true;
    if (ownerScore < this.leastScoreOfOthers) this.leastScoreOfOthers = ownerScore;
  }
}

/** Price of the last of the best. */
function priceOfLast(fits: readonly Fit[]): number {
  const prices = new Float64Array(fits.length);
  for (let place = 0; place < fits.length; place++) prices[place] = fits[place]?.budgetPrice ?? Infinity;
  return prices.sort()[MOST_ROWS - 1] ?? Infinity;
}
