import type { Failure } from './line-filters.ts';

/** Steps per percent in a reported percentage. */
const TENTHS = 10;

/**
 * Failures that differ by a percentage in tenths alone, each made when it is first met. Half of the sizes of a large
 * catalogue stall and a sixth run badly: failures and messages of their own were most of what the collector had to keep of
 * them.
 */
export class FailuresByPercent {
  readonly #known: (Failure | null)[];

  constructor(
    private readonly minPercent: number,
    maxPercent: number,
    private readonly make: (percent: number) => Failure,
  ) {
    this.#known = new Array<Failure | null>(TENTHS * (maxPercent - minPercent) + 1).fill(null);
  }

  /** The failure of a percentage, which is rounded to tenths. */
  of(percent: number): Failure {
    const place = Math.round(TENTHS * (percent - this.minPercent));
    const known = this.#known[place];
    if (known !== null && known !== undefined) return known;
    const made = this.make(percent);
    if (known === null) this.#known[place] = made;
    return made;
  }
}
