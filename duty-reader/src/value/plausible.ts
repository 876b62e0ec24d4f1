import type { QuantityKind } from './kinds.ts';

/** What building fans have, in the product's units; decides between 2,400 and 2.4, never whether a value is right. */
const RANGES: Partial<Record<QuantityKind, readonly [number, number]>> = {
  airflow: [20, 500_000],
  pressure: [0.01, 30],
  power: [0.005, 600],
  brakePower: [0.001, 600],
  heat: [500, 2e7],
  electricHeat: [0.2, 2000],
  cooling: [0.4, 500],
  temperature: [-60, 180],
  temperatureRise: [1, 250],
  sones: [0.1, 150],
  decibels: [15, 130],
  altitude: [1, 15_000],
  speed: [20, 8000],
};

export function isPlausible(kind: QuantityKind, value: number): boolean {
  const [min, max] = RANGES[kind] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return value >= min && value <= max;
}
