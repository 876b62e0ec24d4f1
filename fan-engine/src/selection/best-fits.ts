import type { Fit } from './fit.ts';
import { compareFits } from './ranking.ts';

/**
 * The demonstration catalogue fits 126 at most. In a large manufacturer's catalogue thousands may fit a duty, too many
 * to read: 500 rows take 2 ms more than 150 to select from 3,000 sizes, and 83 kB of a response.
 */
export const MAX_ROWS = 500;

/**
 * How many fits come together beyond the best before the dearest of them are let go: the sooner, the fewer are worked out
 * that are too dear.
 */
const MAX_OTHERS = 125;

/** The minimum of each value that has a superlative, over everything that fits. */
export interface MinValues {
  inputKw: number;
  soundSones: number;
  diameterIn: number;
}

/**
 * Fits in the order of results, the best `MAX_ROWS` of them. The others are let go as they come, or the collector would
 * wait for tens of thousands; what superlatives and the recommendation need of them is kept.
 */
export class BestFits {
  /** Whether there is a fit that is not among the best. */
  hasMore = false;
  /** The least that one of the others costs an owner; infinite when there are none. */
  minScoreOfOthers = Infinity;
  readonly least: MinValues = { inputKw: Infinity, soundSones: Infinity, diameterIn: Infinity };
  #fits: Fit[] = [];
  /** Price above which a fit is not among the best, USD. */
  #mostPrice = Infinity;
  /** How many fits may come together before the dearest of them are let go. */
  #roomFor = MAX_ROWS + MAX_OTHERS;

  add(fit: Fit): void {
    this.#count(fit.soundSones, fit.wheel.diameterIn, fit.inputKw);
    if (this.isTooExpensive(fit.budgetPrice)) this.#letGo(fit.ownerScore);
    else this.#keep(fit);
  }

  /** Whether a fit of a price in USD is not among the best, whatever else is to be said of it. */
  isTooExpensive(budgetPrice: number): boolean {
    return budgetPrice > this.#mostPrice;
  }

  /**
   * Whether input and score of a fit that is too expensive are irrelevant; most of ten thousand skip computing them.
   *
   * @param minKw lower bound of its input, kW
   * @param minScore lower bound of its score
   */
  outdoes(minKw: number, minScore: number): boolean {
    return minKw >= this.least.inputKw && minScore >= this.minScoreOfOthers;
  }

  /** Adds a fit that is too dear, by what counts of it; an input and a score that are of no matter may be infinite. */
  addExpensive(soundSones: number, diameterIn: number, inputKw = Infinity, ownerScore = Infinity): void {
    this.#count(soundSones, diameterIn, inputKw);
    this.#letGo(ownerScore);
  }

  #count(soundSones: number, diameterIn: number, inputKw: number): void {
    const { least: min } = this;
    if (inputKw < min.inputKw) min.inputKw = inputKw;
    if (soundSones < min.soundSones) min.soundSones = soundSones;
    if (diameterIn < min.diameterIn) min.diameterIn = diameterIn;
  }

  #keep(fit: Fit): void {
    this.#fits.push(fit);
    // Looked through once for many fits.
    if (this.#fits.length >= this.#roomFor) this.#letDearGo();
  }

  #letDearGo(): void {
    const maxPrice = priceOfLast(this.#fits);
    this.#mostPrice = maxPrice;
    // What costs as much as the last of the best is put in order at the end.
    let kept = 0;
    for (const fit of this.#fits) {
      if (fit.budgetPrice <= maxPrice) this.#fits[kept++] = fit;
      else this.#letGo(fit.ownerScore);
    }
    this.#fits.length = kept;
    this.#roomFor = this.#fits.length + MAX_OTHERS;
  }

  get isEmpty(): boolean {
    return this.#fits.length === 0;
  }

  inOrder(): readonly Fit[] {
    this.#fits = this.#best();
    return this.#fits;
  }

  #best(): Fit[] {
    if (this.#fits.length > MAX_ROWS) this.#letDearGo();
    const order = this.#fits.sort(compareFits);
    for (const fit of order.slice(MAX_ROWS)) this.#letGo(fit.ownerScore);
    return order.slice(0, MAX_ROWS);
  }

  #letGo(ownerScore: number): void {
    this.hasMore = true;
    if (ownerScore < this.minScoreOfOthers) this.minScoreOfOthers = ownerScore;
  }
}

/** Price of the last of the best. */
function priceOfLast(fits: readonly Fit[]): number {
  const prices = new Float64Array(fits.length);
  for (let index = 0; index < fits.length; index++) prices[index] = fits[index]?.budgetPrice ?? Infinity;
  return inPlace(prices, MAX_ROWS - 1) ?? Infinity;
}

/**
 * The value that would be at an index if values were sorted (Hoare's selection): only the part that contains the index
 * is partitioned further, which takes a tenth of a sort.
 */
function inPlace(values: Float64Array, place: number): number | undefined {
  let [first, last] = [0, values.length - 1];
  while (first < last) {
    const pivot = values[(first + last) >> 1] as number;
    let [left, right] = [first, last];
    while (left <= right) {
      while ((values[left] as number) < pivot) left++;
      while ((values[right] as number) > pivot) right--;
      if (left <= right) swap(values, left++, right--);
    }
    if (place <= right) last = right;
    else if (place >= left) first = left;
    else break;
  }
  return values[place];
}

function swap(values: Float64Array, one: number, other: number): void {
  const kept = values[one] as number;
  values[one] = values[other] as number;
  values[other] = kept;
}
