import type { QuantityKind } from '../value/index.ts';

/** Octave bands by their middle, Hz. */
export const OCTAVE_BANDS = ['63', '125', '250', '500', '1000', '2000', '4000', '8000'] as const;
export type OctaveBand = (typeof OCTAVE_BANDS)[number];

/** What a column of a fan test holds. */
export type TestField = 'speed' | 'airflow' | 'staticPressure' | 'shaftPower' | 'density' | OctaveBand;

/** What kind of quantity the values of a column are. */
export const TEST_KINDS: Readonly<Record<TestField, QuantityKind>> = {
  speed: 'speed',
  airflow: 'airflow',
  staticPressure: 'pressure',
  shaftPower: 'brakePower',
  density: 'density',
  ...(Object.fromEntries(OCTAVE_BANDS.map((band) => [band, 'bandLevel'])) as Record<OctaveBand, 'bandLevel'>),
};
