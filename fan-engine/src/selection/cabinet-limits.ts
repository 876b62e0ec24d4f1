import { messageOf } from '@specbuilder/shared-contracts/domain';
import type { Wheel } from '../curve/wheel.ts';
import { faceArea, nominalAirflow } from '../duty/component-loss.ts';
import { outletVelocity } from '../duty/efficiency.ts';
import type { OptionDefinition } from '../options/option-definition.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import { totalDutyPressure } from '../rating/duty-pressure.ts';
import type { Job } from '../rating/job.ts';
import { equipmentPressure } from '../rating/standard-equipment.ts';
import { rounded } from '../values/rounding.ts';
import type { Admission } from './admission.ts';
import { type Failure, failure } from './line-filters.ts';

/** Air that an unhoused wheel may pass over what its cabinet is laid out for: above, the cabinet is a hole, not a plenum. */
const MAX_OVER_NOMINAL = 2;
/** Filters, coils and heaters of a sound selection take no more, in. w.g. */
const MAX_INTERNAL_LOSS = 1.5;
/** Nor more than twice what the duct takes, with something for the filters of a unit that has hardly any duct. */
const INTERNAL_OVER_EXTERNAL = 2;
const INTERNAL_WITHOUT_DUCT = 0.75;

/**
 * Why a cabinet of this size is wrong for the airflow of a job, null when it is right: too slow or too fast through its
 * filters and coils, too fast out of its fan, or most of the pressure lost inside.
 *
 * @param pressure total static pressure of the duty, in. w.g.
 * @param equipment options that the unit is sized with
 */
export function cabinetFailure(
  line: CatalogueLine,
  wheel: Wheel,
  pressure: number,
  job: Job,
  equipment: readonly OptionDefinition[],
): Failure | null {
  if (line.supply === undefined) return null;
  const found = velocityFailure(line, wheel, job.cfm) ?? internalFailure(pressure, job.externalPressure);
  return found === null ? null : withAirflow(found, line, wheel, job, equipment);
}

/** Whether a cabinet of this size is right for a job, without what would be. */
export function suitsCabinet(
  line: CatalogueLine,
  wheel: Wheel,
  pressure: number,
  cfm: number,
  externalPressure: number,
): boolean {
  if (line.supply === undefined) return true;
  return velocityFailure(line, wheel, cfm) === null && internalFailure(pressure, externalPressure) === null;
}

/** A failure of the airflow of a line, with the airflow that one of its wheels takes. */
export function withAirflow(
  found: Failure,
  line: CatalogueLine,
  wheel: Wheel,
  job: Job,
  equipment: readonly OptionDefinition[],
): Failure {
  const { reason, message, value, limit } = found;
  return failure(reason, message, value, limit, otherAirflow(line, wheel, job, equipment));
}

function velocityFailure({ supply }: CatalogueLine, wheel: Wheel, cfm: number): Failure | null {
  const { faceVelocity = null, outletVelocity: maxAtOutlet = null } = supply ?? {};
  const face = cfm / faceArea('cabinet', wheel, cfm);
  if (faceVelocity !== null && (face < faceVelocity.minimum || face > faceVelocity.maximum)) {
    const [code, limit] =
      face < faceVelocity.minimum
        ? (['exclusion.faceVelocityBelow', faceVelocity.minimum] as const)
        : (['exclusion.faceVelocityAbove', faceVelocity.maximum] as const);
    return failure('airflow', messageOf(code, { fpm: face, limitFpm: limit }), rounded.velocity(face), limit);
  }
  const outlet = outletVelocity(wheel, cfm);
  if (maxAtOutlet !== null && outlet > maxAtOutlet) {
    return failure(
      'airflow',
      messageOf('exclusion.outletVelocity', { fpm: outlet, limitFpm: maxAtOutlet }),
      rounded.velocity(outlet),
      maxAtOutlet,
    );
  }
  const maxOfWheel = maxThroughWheel(wheel);
  if (cfm <= maxOfWheel) return null;
  const limit = Math.floor(maxOfWheel);
  return failure('airflow', messageOf('exclusion.wheelAirflow', { cfm, limitCfm: limit }), rounded.airflow(cfm), limit);
}

function maxThroughWheel(wheel: Wheel): number {
  return wheel.family.isPlug === true ? MAX_OVER_NOMINAL * nominalAirflow(wheel) : Number.POSITIVE_INFINITY;
}

function internalFailure(pressure: number, externalPressure: number): Failure | null {
  const inside = pressure - externalPressure;
  const limit = maxInside(externalPressure);
  if (inside <= limit) return null;
  const message = messageOf('exclusion.internalLoss', { insideInWg: inside, outsideInWg: externalPressure });
  return failure('airflow', message, rounded.pressure(inside), rounded.pressure(limit));
}

function maxInside(externalPressure: number): number {
  return Math.min(MAX_INTERNAL_LOSS, INTERNAL_OVER_EXTERNAL * externalPressure + INTERNAL_WITHOUT_DUCT);
}

/** Airflow nearest to that of a job which a wheel in its cabinet takes; null where there is none. */
function otherAirflow(
  line: CatalogueLine,
  wheel: Wheel,
  job: Job,
  equipment: readonly OptionDefinition[],
): Admission | null {
  const min = minAirflow(line, wheel);
  const max = maxAirflow(line, wheel, job, equipment);
  if (max < min) return null;
  if (job.cfm < min) return { field: 'cfm', value: min, message: messageOf('admission.airflowFrom', { cfm: min }) };
  return { field: 'cfm', value: max, message: messageOf('admission.airflowTo', { cfm: max }) };
}

function minAirflow({ airflow, supply }: CatalogueLine, wheel: Wheel): number {
  const face = (supply?.faceVelocity?.minimum ?? 0) * faceArea('cabinet', wheel, 1);
  return Math.max(airflow.minimum, Math.ceil(face));
}

/** Largest whole airflow that passes every limit of a cabinet, cfm; below the least one where none does. */
function maxAirflow(line: CatalogueLine, wheel: Wheel, job: Job, equipment: readonly OptionDefinition[]): number {
  const { airflow, supply } = line;
  const face = (supply?.faceVelocity?.maximum ?? Number.POSITIVE_INFINITY) * faceArea('cabinet', wheel, 1);
  const outlet = (supply?.outletVelocity ?? Number.POSITIVE_INFINITY) * wheel.outletArea;
  const limit = maxInside(job.externalPressure);
  const isSound = (cfm: number) => {
    const at = { ...job, cfm };
    return totalDutyPressure(line, wheel, at, equipmentPressure(equipment, wheel, at)) - job.externalPressure <= limit;
  };
  let high = Math.floor(Math.min(airflow.maximum, face, outlet, maxThroughWheel(wheel)));
  if (isSound(high)) return high;
  let low = 0;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isSound(middle)) low = middle;
    else high = middle;
  }
  return low;
}
