import type { EnergyFigures } from '@specbuilder/shared-contracts/api';
import type { TestAnswer, TestAnswers } from '@specbuilder/shared-contracts/testing';
import { textMessage } from './messages.ts';

const BTUH_PER_KW = 3412.14;
/** Btu/h per cfm and °F of standard air. */
const HEAT_FACTOR = 1.08;

interface HeaterLimits {
  /** °F. */
  readonly maximumRise: number;
}

/** The energy calls of a heater of a test, by the sensible heat of standard air. */
export function energyAnswers({ maximumRise }: HeaterLimits = { maximumRise: 140 }): TestAnswers {
  const answer =
    (isClamped: boolean): TestAnswer =>
    ({ query }) => {
      const asked = riseOf(query);
      return figuresOf(
        query,
        isClamped ? Math.min(asked, maximumRise) : asked,
        asked > maximumRise ? maximumRise : null,
      );
    };
  return {
    'GET /api/energy/calculate/btu': answer(false),
    'GET /api/energy/calculate/temp-rise': answer(false),
    'GET /api/energy/calculate/btu-temp-rise': answer(true),
    'GET /api/energy/calculate/heater-discharge': answer(false),
  };
}

function riseOf(query: URLSearchParams): number {
  const [cfm, rise, btus, kws] = ['cfm', 'temperatureRise', 'btus', 'kws'].map((name) => Number(query.get(name)));
  return rise || (btus || (kws ?? 0) * BTUH_PER_KW) / (HEAT_FACTOR * (cfm ?? 1));
}

function figuresOf(query: URLSearchParams, rise: number, brokenLimit: number | null): EnergyFigures {
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
