import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { type CoolingRating, enteringStream, rateSize } from '../../cooling/dx-rating.ts';
import { DX_UNITS } from '../../cooling/dx-units.ts';
import { type HeatPumpFigures, heatPumpFigures } from '../../cooling/heat-pump.ts';
import { EngineError } from '../../engine-error.ts';
import type { ValidationResult } from '../../options/fan-option.ts';
import type { OptionDefinition } from '../../options/option-definition.ts';
import { shownCooling, shownHeatPump } from '../../rating/shown-sections.ts';
import type { CoolingHeatPumpSet } from './section-sets.ts';
import { optionsOf, type SectionView, sectionOption, shownTemperature } from './section-view.ts';
import { SECTION_TEXTS } from './texts.ts';
import { mixedAirOf, type UnitAir, winterEnteringAir } from './unit-air.ts';

/** Cooling that stands chosen: a size, whether its condenser is for high ambient, and whether it heats in winter. */
export interface ChosenCooling {
  readonly tons: number;
  readonly isHighAmbient: boolean;
  readonly isHeatPump: boolean;
}

/** @param chosen options that stand chosen */
export function chosenCooling(chosen: readonly OptionDefinition[]): ChosenCooling | null {
  const size = chosen.find(({ cooling }) => cooling !== undefined && cooling.tons !== null)?.cooling?.tons;
  if (size === undefined || size === null) return null;
  return {
    tons: size,
    isHighAmbient: chosen.some(({ cooling }) => cooling?.isHighAmbient === true),
    isHeatPump: chosen.some(({ cooling }) => cooling?.isHeatPump === true),
  };
}

export interface CoolingOutcome {
  readonly rating: CoolingRating | null;
  /** Null unless the cooling is a heat pump that can be rated. */
  readonly heatPump: HeatPumpFigures | null;
  /** Why the cooling cannot be rated or does not do what it should. */
  readonly message: string | null;
  /** Whether the unit should not run like this but can. */
  readonly isWarning: boolean;
}

export const NO_COOLING: CoolingOutcome = { rating: null, heatPump: null, message: null, isWarning: false };

/** The cooling that stands chosen with the air of its unit. */
export function ratedCooling(cooling: ChosenCooling | null, air: UnitAir): CoolingOutcome {
  if (cooling === null) return NO_COOLING;
  const { cfm, altitudeFt, outdoor, returnAir, outdoorPercentage, winterOutdoor } = air;
  const { tons, isHighAmbient, isHeatPump } = cooling;
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
    const heatPump = isHeatPump ? heatPumpFigures(tons, { cfm, altitudeFt, winterTemperatureF: winterOutdoor }) : null;
    return { rating, heatPump, message: problem?.text ?? null, isWarning: problem?.weight === 'warning' };
  } catch (error) {
    if (error instanceof EngineError) return { ...NO_COOLING, message: error.message };
    throw error;
  }
}

/** What cooling and heat pump add to the messages of a configuration. */
export function coolingMessages({ message, isWarning, heatPump }: CoolingOutcome): ValidationResult {
  const winter = heatPumpWarnings(heatPump);
  if (message === null) return { errors: [], warnings: winter };
  const said = [SECTION_TEXTS.cooling(message)];
  return isWarning ? { errors: [], warnings: [...said, ...winter] } : { errors: said, warnings: winter };
}

function heatPumpWarnings(heatPump: HeatPumpFigures | null): string[] {
  const winter = heatPump?.atWinter ?? null;
  if (heatPump === null || winter === null || !winter.isBelowCutOut) return [];
  const text = SECTION_TEXTS.heatPumpCutOut(winter.outdoorDryBulb, heatPump.cutOutTemperature);
  return [SECTION_TEXTS.cooling(text)];
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
    heatPump: outcome.heatPump && shownHeatPump(outcome.heatPump),
  };
}
