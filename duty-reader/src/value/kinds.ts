/** Kinds of quantities, each with the unit in which the product keeps it. */
export const PRODUCT_UNITS = {
  airflow: 'cfm',
  pressure: 'in. wg',
  power: 'hp',
  /** At the shaft of a fan, which is no size of a motor. */
  brakePower: 'hp',
  heat: 'Btu/h',
  electricHeat: 'kW',
  cooling: 'tons',
  temperature: '°F',
  temperatureRise: '°F',
  sones: 'sones',
  decibels: 'dBA',
  /** Sound power of one octave band, which has no weighting. */
  bandLevel: 'dB',
  length: 'ft',
  area: 'ft²',
  altitude: 'ft',
  velocity: 'fpm',
  speed: 'rpm',
  density: 'lb/ft³',
  current: 'A',
  voltage: 'V',
  frequency: 'Hz',
  weight: 'lb',
  count: null,
} as const satisfies Readonly<Record<string, string | null>>;
export type QuantityKind = keyof typeof PRODUCT_UNITS;

/** A unit that a text names. */
export interface Unit {
  readonly kind: QuantityKind;
  /** As it is shown: 'mm wg'. */
  readonly symbol: string;
  /** A value in this unit in the product's unit of the kind. */
  toProduct(value: number): number;
}

/** What surrounds a text and says how it is meant. */
export interface ValueContext {
  /** Of the column's head: a unit, 'unknown' where the head names one that is not known, null where it names none. */
  readonly unit?: Unit | 'unknown' | null;
  /** Decimal mark by the other values of the column or line. */
  readonly decimal?: DecimalMark | null;
}
export type DecimalMark = '.' | ',';
