import {
  DEFAULT_AIRFLOW_TOLERANCE,
  type OperatingCostSettings,
  yearlyHours,
} from '@specbuilder/shared-contracts/domain';
import { formatQuantity, formatValue, QUANTITIES } from '@specbuilder/shared-ui/core';
import { ASSUMPTION_MESSAGES } from '../../messages/assumption.generated.ts';
import type { ExhaustCriteria } from './criteria-schema.ts';

/** Something a result depends on that the user did not have to say; a chip leads to its field. */
export interface Assumption {
  readonly id: 'site' | 'tolerance' | 'temperature' | 'frequency' | 'density' | 'runningCost' | 'sound' | 'soundLimit';
  readonly text: string;
  /** Neither entered nor looked up. */
  readonly isGuess: boolean;
  readonly field: string;
}

interface AssumptionFacts {
  readonly criteria: Pick<
    ExhaustCriteria,
    'altitude' | 'temperature' | 'motorFrequency' | 'airflowToleranceBelow' | 'airflowToleranceAbove'
  >;
  readonly city: string | null;
  /** The place of the postal code is being looked up: sea level will not stay. */
  readonly isPlaceComing?: boolean;
  /** Density at the fan, lb/ft3, once a result says it. */
  readonly density: number | null;
  /** Null where prices are hidden. */
  readonly cost: OperatingCostSettings | null;
}

/** Chips under the duty: site, temperature, frequency, density, hours and rate (visual.md, section 7). */
export function assumptions({
  criteria,
  city,
  isPlaceComing = false,
  density,
  cost,
}: AssumptionFacts): readonly Assumption[] {
  const { altitude, temperature, motorFrequency } = criteria;
  const chips: (Assumption | null)[] = [
    {
      id: 'site',
      text: siteText(city, altitude),
      isGuess: altitude === null && !isPlaceComing,
      field: 'altitude',
    },
    {
      id: 'temperature',
      text: temperature === null ? ASSUMPTION_MESSAGES.standardTemperature : formatQuantity(temperature, 'temperature'),
      isGuess: temperature === null,
      field: 'temperature',
    },
    Number(motorFrequency) > 0
      ? {
          id: 'frequency',
          text: formatQuantity(Number(motorFrequency), 'frequency'),
          isGuess: false,
          field: 'motorFrequency',
        }
      : null,
    density === null
      ? null
      : { id: 'density', text: formatQuantity(density, 'density'), isGuess: false, field: 'altitude' },
    toleranceChip(criteria),
    cost === null
      ? null
      : { id: 'runningCost', text: costText(cost), isGuess: false, field: 'operatingCost.hoursPerDay' },
  ];
  return chips.filter((chip) => chip !== null);
}

/** Only if a tolerance other than the default was chosen. */
function toleranceChip({
  airflowToleranceBelow: below = DEFAULT_AIRFLOW_TOLERANCE.below,
  airflowToleranceAbove: above = DEFAULT_AIRFLOW_TOLERANCE.above,
}: AssumptionFacts['criteria']): Assumption | null {
  if (below === DEFAULT_AIRFLOW_TOLERANCE.below && above === DEFAULT_AIRFLOW_TOLERANCE.above) return null;
  const text = ASSUMPTION_MESSAGES.tolerance({ below, above });
  return { id: 'tolerance', text, isGuess: false, field: 'airflowToleranceAbove' };
}

function siteText(city: string | null, altitude: number | null): string {
  if (altitude === null) return ASSUMPTION_MESSAGES.seaLevel;
  const height = formatQuantity(altitude, 'length');
  return city === null ? height : `${city}, ${height}`;
}

function costText(cost: OperatingCostSettings): string {
  const hours = Number.isFinite(yearlyHours(cost)) ? yearlyHours(cost) : null;
  return ASSUMPTION_MESSAGES.cost({
    hours: formatQuantity(hours, 'hoursPerYear'),
    rate: formatValue(cost.electricCostPerKwh, QUANTITIES.electricCost),
  });
}
