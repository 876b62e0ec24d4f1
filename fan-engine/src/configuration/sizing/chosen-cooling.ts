import { type Message, plainMessage } from '@specbuilder/shared-contracts/domain';
import { type CoolingRating, enteringStream, rateSize } from '../../cooling/dx-rating.ts';
import { DX_UNITS } from '../../cooling/dx-units.ts';
import { type HeatPumpValues, heatPumpValues } from '../../cooling/heat-pump.ts';
import type { OptionDefinition } from '../../options/option-definition.ts';
import { EngineError } from '../../specification/engine-error.ts';
import type { UnitAir } from './unit-air.ts';

/** The selected cooling: a size, whether its condenser is for high ambient, and whether it heats in winter. */
export interface ChosenCooling {
  readonly tons: number;
  readonly isHighAmbient: boolean;
  readonly isHeatPump: boolean;
}

/** @param chosen the selected options */
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
  readonly heatPump: HeatPumpValues | null;
  /** Why the cooling cannot be rated or does not do what it should. */
  readonly message: Message | null;
  /** Whether the unit should not run like this but can. */
  readonly isWarning: boolean;
}

export const NO_COOLING: CoolingOutcome = { rating: null, heatPump: null, message: null, isWarning: false };

/** The selected cooling with the air of its unit. */
export function ratedCooling(cooling: ChosenCooling | null, air: UnitAir): CoolingOutcome {
  if (cooling === null) return NO_COOLING;
  const { cfm, altitudeFt, outdoor, returnAir, outdoorPercentage, winterOutdoor } = air;
  const { tons, isHighAmbient, isHeatPump } = cooling;
  const size = DX_UNITS.find((unit) => unit.tons === tons);
  if (outdoor === null || size === undefined) return { ...NO_COOLING, message: plainMessage('unit.outdoorAirMissing') };
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
    const heatPump = isHeatPump ? heatPumpValues(tons, { cfm, altitudeFt, winterTemperatureF: winterOutdoor }) : null;
    return { rating, heatPump, message: problem?.message ?? null, isWarning: problem?.weight === 'warning' };
  } catch (error) {
    if (error instanceof EngineError) return { ...NO_COOLING, message: error.problem };
    throw error;
  }
}
