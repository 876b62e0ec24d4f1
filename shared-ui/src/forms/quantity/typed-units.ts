import { type QuantityKind, readValue, unitOf } from '@specbuilder/duty-reader';
import { currentLanguage, separators } from '@specbuilder/shared-contracts/language';
import type { QuantityName } from '../../core/quantity/format-quantity.ts';
import { calculate } from './calculate.ts';

/** Quantities of the product whose unit is the reader's own; others are typed in their own unit alone. */
export const READ_AS = {
  airflow: 'airflow',
  staticPressure: 'pressure',
  pressurePart: 'pressure',
  dutyPressure: 'pressure',
  gasPressure: 'pressure',
  speed: 'speed',
  power: 'power',
  inputPower: 'electricHeat',
  sound: 'sones',
  soundPressure: 'decibels',
  velocity: 'velocity',
  length: 'length',
  area: 'area',
  temperature: 'temperature',
  coilTemperature: 'temperature',
  temperatureRise: 'temperatureRise',
  heatOutput: 'heat',
  heatPower: 'electricHeat',
  coolingTons: 'cooling',
  weight: 'weight',
  density: 'density',
  current: 'current',
  voltage: 'voltage',
  frequency: 'frequency',
} as const satisfies Partial<Record<QuantityName, QuantityKind>>;

/** A sum and the unit behind it: '2 x 125 Pa'. A number alone is the reader's. */
const SUM_WITH_UNIT = /^([\d\s.,+*/()x×−-]*[\d)])\s*([^\d\s.,+*/()×−-].*)$/iu;
const IS_SUM = /[x×*+/()]|\d\s*[-−]/i;
const MINUS = /^[-−–]\s?(?=[\d.,])/;

/** A text with a unit or a written fraction in the quantity's unit; undefined where it is not understood whole. */
export function readTyped(text: string, of: QuantityName): number | null | undefined {
  const kind: QuantityKind | undefined = of in READ_AS ? READ_AS[of as keyof typeof READ_AS] : undefined;
  if (kind === undefined) return undefined;
  // In a field less than nothing breaks the field's range; on a drawing a minus before a pressure is suction.
  const isNegative = kind !== 'temperature' && MINUS.test(text);
  const { decimal } = separators(currentLanguage.locale());
  const reading = readValue(isNegative ? text.replace(MINUS, '') : text, kind, {
    decimal: decimal === ',' ? ',' : '.',
  });
  if (reading.kind === 'empty') return null;
  if (reading.kind === 'read') return isNegative ? -reading.value : reading.value;
  return sumIn(text, kind);
}

function sumIn(text: string, kind: QuantityKind): number | undefined {
  const [, sum = '', name = ''] = SUM_WITH_UNIT.exec(text) ?? [];
  const unit = unitOf(name, kind);
  const value = IS_SUM.test(sum) ? calculate(sum) : null;
  return unit === null || value === null ? undefined : Number(unit.toProduct(value).toPrecision(6));
}
