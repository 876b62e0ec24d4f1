import type { CatalogueLine } from '../catalogue/line.ts';
import type { OptionDefinition } from '../options/option-definition.ts';
import type { Job } from '../rating/job.ts';
import { jobOnLine } from '../rating/line-job.ts';
import type { SectionFailure } from '../rating/unit-sections.ts';
import type { ExhaustSupplySpecification } from '../specification.ts';
import { type AirVolume, airVolume, specifiedShare } from './sections/air-mode.ts';
import type { ChosenSections } from './sections/chosen-sections.ts';
import {
  type ChosenCooling,
  type CoolingOutcome,
  chosenCooling,
  NO_COOLING,
  ratedCooling,
} from './sections/cooling-choice.ts';
import { type UnitAir, unitAir } from './sections/unit-air.ts';

/** The job of a configured fan with what stands around it: heater of its line, air and cooling as chosen. */
export interface UnitJob {
  readonly job: Job;
  /** Null for fans that neither heat nor cool nor mix air. */
  readonly air: UnitAir | null;
  /** Share of outdoor air, 0 to 1. */
  readonly outdoorShare: number;
  readonly cooling: CoolingOutcome;
  /** Why the heater cannot do its part, null when it can. */
  readonly failure: SectionFailure | null;
}

/** What of a job does not depend on the options. */
export type HeatedJob = Pick<UnitJob, 'job' | 'failure'>;

/** The job on a line with its heater. Cooling is left to what stands chosen. */
export function heatedJob(
  line: CatalogueLine,
  specification: ExhaustSupplySpecification,
  { cooling: { winterOutsideAirDryBulbTemp } }: ChosenSections,
  job: Job,
): HeatedJob {
  const asSpecified = heatedBy(line, { ...specification, isNoCooling: true }, job);
  if (winterOutsideAirDryBulbTemp === null) return asSpecified;
  const winterTemperature = winterOutsideAirDryBulbTemp;
  const asEntered = heatedBy(line, { ...specification, isNoCooling: true, winterTemperature }, job);
  // A winter that the heater cannot do is an error of the entry; the unit keeps the heater it was sized with.
  return asEntered.failure === null ? asEntered : { ...asSpecified, failure: asEntered.failure };
}

function heatedBy(line: CatalogueLine, specification: ExhaustSupplySpecification, job: Job): HeatedJob {
  const outcome = jobOnLine(line, specification, job);
  return 'failure' in outcome ? { job, failure: outcome.failure } : { job: outcome.job, failure: null };
}

/** What of the options decides on the job of a unit. */
export interface AirAndCooling {
  readonly volume: AirVolume;
  readonly cooling: ChosenCooling | null;
}

/** @param picked options that stand chosen */
export function airAndCooling(
  picked: readonly OptionDefinition[],
  { returnAir }: ChosenSections,
  specification: ExhaustSupplySpecification,
): AirAndCooling {
  const codes = picked.map(({ code }) => code);
  return { volume: airVolume(codes, returnAir, specification), cooling: chosenCooling(picked) };
}

/** Whether two choices lead to the same job. */
export function isSameChoice(one: AirAndCooling, other: AirAndCooling): boolean {
  return (
    one.volume.hvacAirMode === other.volume.hvacAirMode &&
    one.volume.outdoorPercentage === other.volume.outdoorPercentage &&
    one.cooling?.tons === other.cooling?.tons &&
    one.cooling?.isHighAmbient === other.cooling?.isHighAmbient
  );
}

export function unitJob(
  line: CatalogueLine,
  specification: ExhaustSupplySpecification,
  chosen: ChosenSections,
  { job, failure }: HeatedJob,
  choice: AirAndCooling,
): UnitJob {
  if (line.supply === undefined) {
    return { job, failure, air: null, outdoorShare: specifiedShare(specification), cooling: NO_COOLING };
  }
  const air = unitAir(choice.volume, chosen, specification, job);
  const cooling = ratedCooling(choice.cooling, air);
  return {
    job: { ...job, sections: { ...job.sections, cooling: cooling.rating } },
    air,
    outdoorShare: air.outdoorPercentage / 100,
    cooling,
    failure,
  };
}
