import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { type CoolingRating, enteringStream, rateSize } from '../../cooling/dx-rating.ts';
import { DX_UNITS } from '../../cooling/dx-units.ts';
import { EngineError } from '../../engine-error.ts';
import type { OptionDefinition } from '../../options/option-definition.ts';
import { shownCooling } from '../../rating/shown-sections.ts';
import type { CoolingHeatPumpSet } from './section-sets.ts';
import { optionsOf, type SectionView, sectionOption, shownTemperature } from './section-view.ts';
import { SECTION_TEXTS } from './texts.ts';
import { mixedAirOf, type UnitAir, winterEnteringAir } from './unit-air.ts';

/** Cooling that stands chosen: a size, and whether its condenser is for high ambient. */
export interface ChosenCooling {
  readonly tons: number;
  readonly isHighAmbient: boolean;
}

/** @param chosen options that stand chosen */
export function chosenCooling(chosen: readonly OptionDefinition[]): ChosenCooling | null {
  const size = chosen.find(({ cooling }) => cooling !== undefined && cooling.tons !== null)?.cooling?.tons;
  if (size === undefined || size === null) return null;
  return { tons: size, isHighAmbient: chosen.some(({ cooling }) => cooling?.isHighAmbient === true) };
}

export interface CoolingOutcome {
  readonly rating: CoolingRating | null;
  /** Why the cooling cannot be rated or does not do what it should. */
  readonly message: string | null;
  /** Whether the unit should not run like this but can. */
  readonly isWarning: boolean;
}

export const NO_COOLING: CoolingOutcome = { rating: null, message: null, isWarning: false };

/** The cooling that stands chosen with the air of its unit. */
export function ratedCooling(cooling: ChosenCooling | null, air: UnitAir): CoolingOutcome {
  if (cooling === null) return NO_COOLING;
  const { cfm, altitudeFt, outdoor, returnAir, outdoorPercentage } = air;
  const { tons, isHighAmbient } = cooling;
  const size = DX_UNITS.find((unit) => unit.tons === tons);
  if (outdoor === null || size === undefined) return { ...NO_COOLING, message: SECTION_TEXTS.outdoorAirMissing };
  try {
    const target = { kind: 'tons', tons } as const;
    const request = {
      cfm,
      altitudeFt,
      outdoorShare: outdoorPercentage / 100,
      outdoor,
      returnAir,
      target,
      isHighAmbient,
    };
    const { rating, problem } = rateSize(size, request, enteringStream(request));
    return { rating, message: problem?.text ?? null, isWarning: problem?.weight === 'warning' };
  } catch (error) {
    if (error instanceof EngineError) return { ...NO_COOLING, message: error.message };
    throw error;
  }
}

/** What the cooling adds to the messages of a configuration. */
export function coolingMessages({ message, isWarning }: CoolingOutcome): { errors: string[]; warnings: string[] } {
  if (message === null) return { errors: [], warnings: [] };
  const said = [SECTION_TEXTS.cooling(message)];
  return isWarning ? { errors: [], warnings: said } : { errors: said, warnings: [] };
}

export function coolingHeatPumpSet(view: SectionView, outcome: CoolingOutcome): CoolingHeatPumpSet {
  const { air } = view;
  const mixed = air === null ? null : mixedAirOf(air);
  const mixedState = mixed !== null && 'mixed' in mixed ? mixed.mixed : null;
  return {
    options: optionsOf(view, OptionGroup.CoolingAndHeatPump).map(({ option, definition: { cooling } }) => ({
      ...sectionOption(option),
      ton: cooling?.tons ?? null,
      isHeatPump: cooling?.isHeatPump === true,
      isHighAmbient: cooling?.isHighAmbient === true,
    })),
    coolingError: outcome.message,
    outdoorAirDryBulbTemp: air?.outdoor?.dryBulb ?? null,
    outdoorAirWetBulbTemp: air?.outdoor?.wetBulb ?? null,
    returnAirDryBulbTemp: air?.returnAir.dryBulb ?? null,
    returnAirWetBulbTemp: air?.returnAir.wetBulb ?? null,
    mixedAirDryBulbTemp: shownTemperature(mixedState?.dryBulb),
    mixedAirWetBulbTemp: shownTemperature(mixedState?.wetBulb),
    winterOutsideAirDryBulbTemp: air?.winterOutdoor ?? null,
    winterEnteringAirDryBulbTemp: shownTemperature(air === null ? null : winterEnteringAir(air)),
    rating: outcome.rating && shownCooling(outcome.rating),
  };
}
