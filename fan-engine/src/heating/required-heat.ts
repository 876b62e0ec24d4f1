import { INPUT_RANGES, withinRange } from '../air/input-range.ts';
import { BTUS_PER_KW, heatFactor } from '../air/sensible-heat.ts';

/** Heat as a specification requests it; null for a value that was not provided. */
export interface HeatRequest {
  /** F. */
  readonly temperatureRise: number | null;
  /** Heater output, Btu/h. */
  readonly btus: number | null;
  /** Heater output, kW. */
  readonly kWs: number | null;
  readonly cfm: number;
  readonly altitudeFt: number;
  /** What the airflow is counted at, F; 70 F where nothing is said. */
  readonly basisF?: number;
}

export interface RequiredHeat {
  /** Btu/h given to the air. */
  readonly outputBtus: number;
  /** F. */
  readonly temperatureRise: number;
}

/**
 * Heat that a specification requests, as output and as rise; null when it requests none. Of several values the rise
 * counts first, then Btu/h, then kW.
 *
 * @throws EngineError on the field that is outside its limits
 */
export function requiredHeat({
  temperatureRise,
  btus,
  kWs,
  cfm,
  altitudeFt,
  basisF,
}: HeatRequest): RequiredHeat | null {
  const btusPerDegree = heatFactor(altitudeFt, basisF) * withinRange('cfm', cfm, INPUT_RANGES.cfm);
  if (temperatureRise !== null) {
    const rise = withinRange('temperatureRise', temperatureRise, INPUT_RANGES.temperatureRise);
    return rise === 0 ? null : { outputBtus: rise * btusPerDegree, temperatureRise: rise };
  }
  const outputBtus = requiredOutput(btus, kWs);
  return outputBtus === 0 ? null : { outputBtus, temperatureRise: outputBtus / btusPerDegree };
}

function requiredOutput(btus: number | null, kWs: number | null): number {
  if (btus !== null) return withinRange('btus', btus, INPUT_RANGES.btus);
  return kWs === null ? 0 : withinRange('kWs', kWs, INPUT_RANGES.kWs) * BTUS_PER_KW;
}
