import { DesignConditions, plainMessage } from '@specbuilder/shared-contracts/domain';
import { INPUT_RANGES, withinRange } from '../air/input-range.ts';
import { EngineError } from '../specification/engine-error.ts';
import type { AirState } from './air-state.ts';

/** What a specification says of the weather, F; null where nothing was given. */
export interface WeatherSpecification {
  readonly designConditions: DesignConditions;
  /** Of the climate station: 0.4 % dry bulb with mean coincident wet bulb, and 99.6 % winter dry bulb. */
  readonly summerDesignTemp: number | null;
  readonly summerWetBulbTemperature: number | null;
  readonly winterTemperature: number | null;
  /** Typed by the user. */
  readonly outdoorAirDryBulbTemp: number | null;
  readonly outdoorAirWetBulbTemp: number | null;
}

/** Weather of 'Standard' conditions. */
const STANDARD_WEATHER = { summer: { dryBulb: 95, wetBulb: 78 }, winterTemperature: 0 } as const;

/** How the hour of maximum enthalpy differs from the hottest one, for stations without their own values for it. */
const ENTHALPY_HOUR = { wetBulb: 2, dryBulb: -6 } as const;

/**
 * Outdoor air of the summer design day by the selected kind of conditions. Of the typed and the station's
 * temperatures, the other pair is used if the selected one is missing.
 *
 * @throws EngineError on the temperature that was not provided
 */
export function outdoorDesignState(specification: Omit<WeatherSpecification, 'winterTemperature'>): AirState {
  const { designConditions } = specification;
  if (designConditions === DesignConditions.Standard) return STANDARD_WEATHER.summer;
  const typed = stateOf(specification, 'outdoorAirDryBulbTemp', 'outdoorAirWetBulbTemp');
  const station = stateOf(specification, 'summerDesignTemp', 'summerWetBulbTemperature');
  if (designConditions === DesignConditions.Manual) return given(typed ?? station, 'outdoorAirDryBulbTemp');
  const hottest = given(station ?? typed, 'summerDesignTemp');
  return designConditions === DesignConditions.Enthalpy ? enthalpyHour(hottest) : hottest;
}

/** Outdoor air of the winter design day, F, null if it was not provided. */
export function winterDesignTemperature(
  specification: Pick<WeatherSpecification, 'designConditions' | 'winterTemperature'>,
): number | null {
  const { designConditions, winterTemperature } = specification;
  if (designConditions === DesignConditions.Standard) return STANDARD_WEATHER.winterTemperature;
  return winterTemperature === null
    ? null
    : withinRange('winterTemperature', winterTemperature, INPUT_RANGES.winterTemperature);
}

type SummerFields = Omit<WeatherSpecification, 'designConditions' | 'winterTemperature'>;

function stateOf(
  specification: SummerFields,
  dryBulbField: keyof SummerFields,
  wetBulbField: keyof SummerFields,
): AirState | null {
  const dryBulb = specification[dryBulbField];
  const wetBulb = specification[wetBulbField];
  if (dryBulb === null || wetBulb === null) return null;
  withinRange(dryBulbField, dryBulb, INPUT_RANGES.airTemperature);
  withinRange(wetBulbField, wetBulb, INPUT_RANGES.airTemperature);
  if (wetBulb > dryBulb) throw new EngineError(wetBulbField, plainMessage('air.wetBulbAboveDryBulb'));
  return { dryBulb, wetBulb };
}

function given(state: AirState | null, field: string): AirState {
  if (state === null) throw new EngineError(field, plainMessage('cooling.outdoorAirMissing'));
  return state;
}

function enthalpyHour({ dryBulb, wetBulb }: AirState): AirState {
  const wettest = wetBulb + ENTHALPY_HOUR.wetBulb;
  return { wetBulb: wettest, dryBulb: Math.max(wettest, dryBulb + ENTHALPY_HOUR.dryBulb) };
}
