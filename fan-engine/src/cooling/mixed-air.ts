import { standardPressure } from '../air/density.ts';
import { INPUT_RANGES, withinRange } from '../air/input-range.ts';
import { dryAirPerHour, type MoistAir, moistAirOfEnthalpy } from '../air/moist-air.ts';
import { type AirState, moistAirOf } from './air-state.ts';

/** Outdoor and return air that meet before a coil. */
export interface AirMix {
  readonly cfm: number;
  /** Share of outdoor air in the airflow, 0 to 1. */
  readonly outdoorShare: number;
  readonly outdoor: AirState;
  readonly returnAir: AirState;
  readonly altitudeFt: number;
}

/** Two airflows become one. Flows in lb/h of dry air. */
export interface MixedStream {
  readonly air: MoistAir;
  readonly dryAir: number;
  /** psia. */
  readonly pressure: number;
}

const OUTDOOR_FIELDS = { dryBulb: 'outdoorAirDryBulbTemp', wetBulb: 'outdoorAirWetBulbTemp' } as const;
const RETURN_FIELDS = { dryBulb: 'returnAirDryBulbTemp', wetBulb: 'returnAirWetBulbTemp' } as const;

/**
 * Mixed air and its mass: water and enthalpy add up by mass of dry air, not by volume.
 *
 * @throws EngineError on a state that no air has (outdoorAir..., returnAir...), on cfm, altitude and maxOutdoorAirPercentage
 */
export function mixStreams({ cfm, outdoorShare, outdoor, returnAir, altitudeFt }: AirMix): MixedStream {
  withinRange('cfm', cfm, INPUT_RANGES.cfm);
  withinRange('maxOutdoorAirPercentage', outdoorShare * 100, INPUT_RANGES.percentage);
  const pressure = standardPressure(withinRange('altitude', altitudeFt, INPUT_RANGES.altitude));
  // A stream that does not flow may have any state, as return air of a unit of outdoor air alone.
  if (outdoorShare === 1) return unmixed(moistAirOf(outdoor, pressure, OUTDOOR_FIELDS), cfm, pressure);
  if (outdoorShare === 0) return unmixed(moistAirOf(returnAir, pressure, RETURN_FIELDS), cfm, pressure);
  const outdoors = moistAirOf(outdoor, pressure, OUTDOOR_FIELDS);
  const indoors = moistAirOf(returnAir, pressure, RETURN_FIELDS);
  const outdoorMass = dryAirPerHour(cfm * outdoorShare, outdoors);
  const returnMass = dryAirPerHour(cfm * (1 - outdoorShare), indoors);
  const dryAir = outdoorMass + returnMass;
  const weighted = (property: 'enthalpy' | 'humidityRatio') =>
    (outdoors[property] * outdoorMass + indoors[property] * returnMass) / dryAir;
  return { air: moistAirOfEnthalpy(weighted('enthalpy'), weighted('humidityRatio'), pressure), dryAir, pressure };
}

/**
 * State of mixed air.
 *
 * @throws EngineError as `mixStreams`
 */
export function mixedAir(mix: AirMix): MoistAir {
  return mixStreams(mix).air;
}

function unmixed(air: MoistAir, cfm: number, pressure: number): MixedStream {
  return { air, dryAir: dryAirPerHour(cfm, air), pressure };
}
