import type { CoolingRating } from '../cooling/dx-rating.ts';
import type { HeaterRating } from '../heating/heater-rating.ts';

/** What stands around the fan of a supply unit at its duty. */
export interface UnitSections {
  readonly heater: HeaterRating | null;
  readonly cooling: CoolingRating | null;
  /** Other nominal sizes that the cabinet takes at this duty. */
  readonly otherCooling: readonly CoolingRating[];
}

export const NO_SECTIONS: UnitSections = { heater: null, cooling: null, otherCooling: [] };
