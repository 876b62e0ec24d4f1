import type { CoolingRating } from '../cooling/dx-rating.ts';
import type { CoolingFailure } from '../cooling/select-cooling.ts';
import type { HeaterFailure, HeaterRating } from '../heating/heater-rating.ts';
import type { OptionLoad } from '../motor/option-load.ts';

/** The equipment around the fan of a supply unit at its duty. */
export interface UnitSections {
  readonly heater: HeaterRating | null;
  readonly cooling: CoolingRating | null;
  /** Other nominal sizes that the cabinet takes at this duty. */
  readonly otherCooling: readonly CoolingRating[];
  /** What the chosen options draw; absent before there are any. */
  readonly optionLoads?: readonly OptionLoad[];
}

export const NO_SECTIONS: UnitSections = { heater: null, cooling: null, otherCooling: [] };

/** Why a line has no heater or coil for a duty, with the airflow or tons that it has one for; null where none helps. */
export type SectionFailure =
  | {
      readonly section: 'heating';
      readonly why: HeaterFailure;
      readonly possibleCfm: number | null;
      /** Least rise of the heater, F. */
      readonly minRise: number;
    }
  | { readonly section: 'cooling'; readonly why: CoolingFailure; readonly possibleTons: number | null }
  | { readonly section: 'no heating' | 'no cooling' };
