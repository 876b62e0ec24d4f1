import type { EnergyValues } from '@specbuilder/shared-contracts/api';
import type { TestResponse, TestResponses } from '@specbuilder/shared-contracts/testing';
import { textMessage } from './messages.ts';

const BTUH_PER_KW = 3412.14;
/** Btu/h per cfm and °F of standard air. */
const HEAT_FACTOR = 1.08;

interface HeaterLimits {
  /** °F. */
  readonly maximumRise: number;
}

/** The energy calls of a heater of a test, by the sensible heat of standard air. */
export function energyResponses({ maximumRise }: HeaterLimits = { maximumRise: 140 }): TestResponses {
  const response =
    (isClamped: boolean): TestResponse =>
    ({ query }) => {
      const requested = riseOf(query);
      return valuesOf(
        query,
        isClamped ? Math.min(requested, maximumRise) : requested,
        requested > maximumRise ? maximumRise : null,
      );
    };
  return {
    'GET /api/energy/calculate/btu': response(false),
    'GET /api/energy/calculate/temp-rise': response(false),
    'GET /api/energy/calculate/btu-temp-rise': response(true),
    'GET /api/energy/calculate/heater-discharge': response(false),
  };
}

function riseOf(query: URLSearchParams): number {
  const [cfm, rise, btus, kws] = ['cfm', 'temperatureRise', 'btus', 'kws'].map((name) => Number(query.get(name)));
  return rise || (btus || (kws ?? 0) * BTUH_PER_KW) / (HEAT_FACTOR * (cfm ?? 1));
}

function valuesOf(query: URLSearchParams, rise: number, brokenLimit: number | null): EnergyValues {
  const outputBtus = Math.round(HEAT_FACTOR * Number(query.get('cfm')) * rise);
  return {
    outputBtus,
    outputKws: Number((outputBtus / BTUH_PER_KW).toFixed(3)),
    temperatureRise: Number(rise.toFixed(2)),
    inputBtus: Math.round(outputBtus / 0.92),
    dischargeTemperature: Number(query.get('winterTemperature')) + rise,
    maximumDischargeTemperature: 160,
    message: brokenLimit === null ? null : textMessage(`Rise above ${brokenLimit} °F`),
  };
}
