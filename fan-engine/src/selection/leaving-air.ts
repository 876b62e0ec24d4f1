import { messageOf } from '@specbuilder/shared-contracts/domain';
import { missedLeavingAir } from '../cooling/missed-leaving-air.ts';
import type { Job } from '../rating/job.ts';
import { coolingTarget } from '../rating/unit-sections.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import type { Admission } from './admission.ts';
import { type Failure, failure } from './line-filters.ts';

/** Temperatures are shown, and reached, by the tenth. */
const STEPS = 10;

/** The leaving air that a coil misses although it has the capacity for it; null where it misses nothing. */
export function leavingAirFailure(specification: ExhaustSupplySpecification, { sections }: Job): Failure | null {
  const { cooling } = sections;
  const missed = missedLeavingAir(coolingTarget(specification), cooling);
  if (missed === null || cooling === null) return null;
  const { isDryBulbMissed, isWetBulbMissed, message } = missed;
  const [value, limit] = isDryBulbMissed
    ? [cooling.leavingDryBulb, specification.coolingDryBulb]
    : [cooling.leavingWetBulb, specification.coolingWetBulb];
  const admission = isDryBulbMissed && isWetBulbMissed ? null : otherAir(value, isDryBulbMissed);
  return failure('cooling', message, Math.round(STEPS * value) / STEPS, limit, admission);
}

function otherAir(temperature: number, isDryBulb: boolean): Admission {
  const value = Math.round(STEPS * temperature) / STEPS;
  return isDryBulb
    ? { field: 'coolingDryBulb', value, message: messageOf('admission.leavingDryBulb', { dryBulbF: value }) }
    : { field: 'coolingWetBulb', value, message: messageOf('admission.leavingWetBulb', { wetBulbF: value }) };
}
