import { formatQuantity } from '@specbuilder/shared-ui/core';
import { LIVE_CURVE_MESSAGES } from '../../messages/live-curve.generated.ts';
import type { CurveReading } from './engine.ts';

export interface ReadValue {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** Values of a point for the read-out; unknown ones are left out. */
export function readingValues(reading: CurveReading): ReadValue[] {
  const { fei, sones, hertz } = reading;
  return [
    { id: 'airflow', label: LIVE_CURVE_MESSAGES.airflow, value: formatQuantity(reading.cfm, 'airflow') },
    {
      id: 'pressure',
      label: LIVE_CURVE_MESSAGES.pressure,
      value: formatQuantity(reading.staticPressure, 'staticPressure'),
    },
    { id: 'power', label: LIVE_CURVE_MESSAGES.power, value: formatQuantity(reading.totalBhp, 'brakeHorsepower') },
    { id: 'speed', label: LIVE_CURVE_MESSAGES.speed, value: speedText(reading.rpm, hertz) },
    {
      id: 'efficiency',
      label: LIVE_CURVE_MESSAGES.efficiency,
      value: formatQuantity(reading.staticEfficiency, 'efficiency'),
    },
    ...(fei === null
      ? []
      : [{ id: 'fei', label: LIVE_CURVE_MESSAGES.fei, value: formatQuantity(fei, 'fanEnergyIndex') }]),
    ...(sones === null
      ? []
      : [{ id: 'sound', label: LIVE_CURVE_MESSAGES.sound, value: formatQuantity(sones, 'sound') }]),
  ];
}

function speedText(rpm: number, hertz: number | null): string {
  const speed = formatQuantity(rpm, 'speed');
  return hertz === null ? speed : `${speed}, ${formatQuantity(Math.round(hertz), 'frequency')}`;
}

/** Why a point is none to select; empty for one that may be. */
export function warningOf({ isStalled, isBeyondCurve }: CurveReading): string {
  if (isStalled) return LIVE_CURVE_MESSAGES.stalled;
  return isBeyondCurve ? LIVE_CURVE_MESSAGES.beyondCurve : '';
}

/** The same in one sentence, for those who do not see the table; a point that is none to select says so first. */
export function readingInWords(reading: CurveReading): string {
  const values = readingValues(reading).map(({ label, value }) => `${label} ${value}`);
  const warning = warningOf(reading);
  return [...(warning === '' ? [] : [warning]), ...values].join(', ');
}
