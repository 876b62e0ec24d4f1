import { type Message, type MessageParameters, messageOf } from '@specbuilder/shared-contracts/domain';
import type { Wheel } from '../curve/wheel.ts';
import { velocityPressure } from '../curve/wheel.ts';
import { pressureAtSpeed } from '../duty/fixed-speed.ts';
import { type OperatingPoint, speedSearch } from '../duty/speed-search.ts';
import type { Job } from '../rating/job.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';

/** Smallest change of one criterion that gets a model past the test it failed. */
export interface Admission {
  readonly field: keyof ExhaustSupplySpecification | 'fanBladeType';
  /** The value to request instead; null empties a text criterion, 0 opens a choice or drops a request. */
  readonly value: number | null;
  readonly message: Message;
}

type Preference = MessageParameters['admission.without']['wish'];

/** A choice opened up: 0 is what the specification calls all or any. */
export function anyOf(field: Admission['field'], choice: MessageParameters['admission.any']['choice']): Admission {
  return { field, value: 0, message: messageOf('admission.any', { choice }) };
}

/** A dropped request. */
export function withoutPreference(preference: Exclude<Preference, 'isNoCooling'>): Admission {
  return { field: preference, value: 0, message: messageOf('admission.without', { wish: preference }) };
}

/** A duct with less than half of its pressure is another job, not a change of this one. */
const MIN_PRESSURE_SHARE = 0.5;
/** Hundredths that a pressure is rounded down to, so that the change named is enough. */
const PRESSURE_STEPS = 100;
/** A whole hundredth that arithmetic left a hair off its place is not rounded to the next. */
const HAIR = 1e-7;

/** The test that a model failed, for another point; a named function, since it runs for tens of thousands of models. */
export type PointTest<S> = (subject: S, point: OperatingPoint, job: Job) => boolean;

/**
 * External static pressure at which a wheel delivers the airflow against a total one, as a change of the criterion;
 * null if no such pressure can be requested, or if the rounded one fails the test.
 *
 * @param requested total static pressure that was requested of the wheel, in. w.g.
 * @param total static pressure that the fan may or must deliver, in. w.g.
 * @param subject what failed, with the test that it failed
 */
export function otherPressure<S>(
  wheel: Wheel,
  requested: number,
  total: number | null,
  job: Job,
  subject: S,
  passes: PointTest<S>,
): Admission | null {
  const value = roundedPressure(requested, total, job);
  if (value === null) return null;
  const pressure = totalAt(requested, value, job);
  if (!passes(subject, speedSearch(wheel, job.cfm, pressure, job.density), job)) return null;
  return pressureAdmission(value);
}

/** The same for the pressure that the wheel gives at a speed in rpm. */
export function pressureOfSpeed<S>(
  wheel: Wheel,
  requested: number,
  rpm: number,
  job: Job,
  subject: S,
  passes: PointTest<S>,
): Admission | null {
  const total = pressureAtSpeed(wheel, rpm, job.cfm, job.density);
  return otherPressure(wheel, requested, total, job, subject, passes);
}

/** Where a test of a wheel holds, by flow coefficient. */
export interface FlowRange {
  readonly near: number;
  readonly far: number;
  /** Total static pressure below which the test is another one, in. w.g. */
  readonly minPressure?: number;
}

/**
 * The same for the pressure at a flow coefficient, between it and another one where the test holds: a rounded pressure
 * between those of the two needs no search, since the flow coefficient falls as the pressure rises.
 *
 * @param requested total static pressure of the duty, in. w.g.
 */
export function pressureBetween<S>(
  wheel: Wheel,
  requested: number,
  { near, far, minPressure = 0 }: FlowRange,
  job: Job,
  subject: S,
  passes: PointTest<S>,
): Admission | null {
  const total = pressureAtFlow(wheel, near, job);
  const value = roundedPressure(requested, total, job);
  if (value === null) return null;
  const pressure = totalAt(requested, value, job);
  const other = pressureAtFlow(wheel, far, job);
  if (pressure <= total && pressure >= other && pressure > minPressure) return pressureAdmission(value);
  const point = speedSearch(wheel, job.cfm, pressure, job.density);
  return passes(subject, point, job) ? pressureAdmission(value) : null;
}

/**
 * External pressure to request, rounded towards what passes; null if none can be requested. It never exceeds the job's:
 * the pressure of a job is that of its duct, which cannot be raised to suit a fan.
 */
export function roundedPressure(requested: number, total: number | null, job: Job): number | null {
  if (total === null) return null;
  const hundredths = PRESSURE_STEPS * (job.externalPressure + total - requested);
  const value = Math.floor(hundredths + HAIR) / PRESSURE_STEPS;
  const { externalPressure } = job;
  const isNear = value >= MIN_PRESSURE_SHARE * externalPressure && value < externalPressure;
  return isNear && value > 0 && totalAt(requested, value, job) > 0 ? value : null;
}

function totalAt(requested: number, externalPressure: number, job: Job): number {
  return requested + externalPressure - job.externalPressure;
}

/** Hundredths up to 10 in. w.g., each made when it is first named: thousands of models name one of a few hundred. */
const PRESSURES = new Array<Admission | null>(10 * PRESSURE_STEPS).fill(null);

/** @param value whole hundredths, in. w.g. */
function pressureAdmission(value: number): Admission {
  const place = Math.round(value * PRESSURE_STEPS);
  const known = PRESSURES[place];
  if (known !== null && known !== undefined) return known;
  const made: Admission = { field: 'sp', value, message: messageOf('admission.pressureTo', { inWg: value }) };
  if (known === null) PRESSURES[place] = made;
  return made;
}

/** Static pressure of a wheel that passes the airflow of a job at a flow coefficient, in. w.g. */
function pressureAtFlow(wheel: Wheel, phi: number, { cfm, density }: Job): number {
  return phi > wheel.family.phiMax ? 0 : wheel.family.psiAt(phi) * velocityPressure(density, cfm / (wheel.area * phi));
}
