import { currentLanguage, decimalNumber } from '@specbuilder/shared-contracts/language';

/** A measure the product shows: its unit and its decimals (visual.md, section 3). */
export interface QuantityKind {
  readonly unit: string;
  /** None where they are not said. */
  readonly decimals?: number;
  /** A value too small for the decimals keeps its first digit: a turning fan never reads 0.00 bhp. */
  readonly keepsFirstDigit?: boolean;
  /** What was typed or has to add up keeps its digits up to so many: 0.375 is not 0.38. */
  readonly maxDecimals?: number;
}

/** Every measure on screen. Inch-pound, as stored and sent. */
export const QUANTITIES = {
  airflow: { unit: 'cfm' },
  staticPressure: { unit: 'in. wg', decimals: 2 },
  /** A part of a pressure, in as many digits as the parts need to add up. */
  pressurePart: { unit: 'in. wg', decimals: 2, maxDecimals: 3 },
  /** The pressure of a duty as it was typed. */
  dutyPressure: { unit: 'in. wg', decimals: 2, maxDecimals: 4 },
  speed: { unit: 'rpm' },
  brakeHorsepower: { unit: 'bhp', decimals: 2, keepsFirstDigit: true },
  power: { unit: 'hp', decimals: 2, keepsFirstDigit: true },
  inputPower: { unit: 'kW', decimals: 2, keepsFirstDigit: true },
  sound: { unit: 'sones', decimals: 1 },
  soundPressure: { unit: 'dBA' },
  fanEnergyIndex: { unit: '', decimals: 2 },
  efficiency: { unit: '%', decimals: 1 },
  share: { unit: '%' },
  velocity: { unit: 'fpm' },
  length: { unit: 'ft' },
  area: { unit: 'sq ft' },
  temperature: { unit: '°F' },
  /** A difference of temperatures: 10 °C of it are 18 °F. */
  temperatureRise: { unit: '°F' },
  /** Air at a coil, where half a degree distinguishes two sizes. */
  coilTemperature: { unit: '°F', decimals: 1 },
  heatOutput: { unit: 'Btu/h' },
  /** Thousands of Btu/h. */
  capacity: { unit: 'MBH', decimals: 1 },
  heatPower: { unit: 'kW', decimals: 1 },
  coolingTons: { unit: 'tons', decimals: 1 },
  airflowPerTon: { unit: 'cfm/ton' },
  gasFlow: { unit: 'cfh' },
  /** At the inlet of a gas train. */
  gasPressure: { unit: 'in. w.c.', decimals: 1, maxDecimals: 3 },
  /** EER and IEER, Btu/h per W. */
  coolingEfficiency: { unit: '', decimals: 1 },
  sensibleRatio: { unit: '', decimals: 2 },
  specificFanPower: { unit: 'W/cfm', decimals: 2 },
  weight: { unit: 'lb' },
  density: { unit: 'lb/ft³', decimals: 4 },
  current: { unit: 'A', decimals: 1 },
  /** Fuses and breakers come in whole sizes. */
  overcurrentDevice: { unit: 'A' },
  voltage: { unit: 'V' },
  frequency: { unit: 'Hz' },
  hoursPerYear: { unit: 'h/yr' },
  hoursPerDay: { unit: 'h/day' },
  daysPerWeek: { unit: 'days/wk' },
  electricCost: { unit: '$/kWh', decimals: 2 },
  gasCost: { unit: '$/therm', decimals: 2 },
} as const satisfies Record<string, QuantityKind>;
export type QuantityName = keyof typeof QUANTITIES;

/** The value without its unit, formatted for the reader's language. Empty when there is none. */
export function formatValue(value: number | null | undefined, kind: QuantityKind): string {
  if (value == null || !Number.isFinite(value)) return '';
  return decimalNumber(currentLanguage.locale(), value, decimalsOf(value, kind));
}

function decimalsOf(
  value: number,
  { decimals = 0, keepsFirstDigit = false, maxDecimals = decimals }: QuantityKind,
): number {
  if (maxDecimals > decimals) return Math.max(decimals, typedDecimals(value, maxDecimals));
  if (!keepsFirstDigit || value === 0) return decimals;
  return Math.max(decimals, -Math.floor(Math.log10(Math.abs(value))));
}

function typedDecimals(value: number, max: number): number {
  const [, digits = ''] = String(Number(value.toFixed(max))).split('.');
  return digits.length;
}

/** What is between a value and its unit: 81.1% has nothing, in the English and Spanish of the US. */
export function gapBefore(unit: string): string {
  return unit === '%' ? '' : ' ';
}

/** Value and unit as one text, for titles and sentences. */
export function formatQuantity(value: number | null | undefined, name: QuantityName): string {
  const kind: QuantityKind = QUANTITIES[name];
  const shown = formatValue(value, kind);
  return shown === '' || kind.unit === '' ? shown : `${shown}${gapBefore(kind.unit)}${kind.unit}`;
}
