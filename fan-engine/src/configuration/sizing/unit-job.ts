import { DesignConditions } from '@specbuilder/shared-contracts/domain';
import type { OptionDefinition } from '../../options/option-definition.ts';
import { mixesRoomAir } from '../../product-line/coil.ts';
import type { CatalogueLine } from '../../product-line/line.ts';
import { specifiedShare } from '../../rating/air-mode.ts';
import type { Job } from '../../rating/job.ts';
import { jobOnLine } from '../../rating/line-job.ts';
import { winterMixing } from '../../rating/room-air.ts';
import type { SectionFailure } from '../../rating/sections.ts';
import type { ExhaustSupplySpecification } from '../../specification/specification.ts';
import type { ChosenSections } from '../model/chosen-sections.ts';
import { type AirVolume, airVolume } from './air-volume.ts';
import { type ChosenCooling, type CoolingOutcome, chosenCooling, NO_COOLING, ratedCooling } from './chosen-cooling.ts';
import { type UnitAir, unitAir } from './unit-air.ts';

/** The job of a configured fan with the equipment around it: heater of its line, air and cooling as selected. */
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

/** What of the options decides on the job of a unit. */
export interface AirAndCooling {
  readonly volume: AirVolume;
  readonly cooling: ChosenCooling | null;
}

/** @param picked the selected options */
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
    one.cooling?.isHighAmbient === other.cooling?.isHighAmbient &&
    one.cooling?.isHeatPump === other.cooling?.isHeatPump
  );
}

/**
 * The job of a unit with the selected air, heater and cooling.
 *
 * @param deliveredCfm what a fixed speed moves through heater and coil; the duty for any other drive
 * @throws EngineError on `temperatureRise` that the category needs, and on implausible air values
 */
export function unitJob(
  line: CatalogueLine,
  specification: ExhaustSupplySpecification,
  chosen: ChosenSections,
  job: Job,
  choice: AirAndCooling,
  deliveredCfm = job.cfm,
): UnitJob {
  if (line.supply === undefined) {
    return { job, failure: null, air: null, outdoorShare: specifiedShare(specification), cooling: NO_COOLING };
  }
  const air = unitAir(choice.volume, chosen, specification, job);
  const heated = heatedJob(line, specification, chosen, { job, volume: choice.volume, deliveredCfm });
  const cooling = ratedCooling(choice.cooling, { ...air, cfm: deliveredCfm });
  const sections = { ...heated.job.sections, cooling: cooling.rating };
  return {
    job: { ...heated.job, sections },
    air,
    outdoorShare: air.outdoorPercentage / 100,
    cooling,
    failure: heated.failure,
  };
}

interface Heated {
  readonly job: Job;
  readonly volume: AirVolume;
  readonly deliveredCfm: number;
}

/** The job on a line with its heater. Cooling depends on the selected options. */
function heatedJob(
  line: CatalogueLine,
  specification: ExhaustSupplySpecification,
  chosen: ChosenSections,
  { job, volume, deliveredCfm }: Heated,
): Pick<UnitJob, 'job' | 'failure'> {
  const withoutCooling = { ...specification, isNoCooling: true };
  const asChosen = { ...withoutCooling, ...chosenWinterAir(line, specification, chosen, volume) };
  const found = jobOnLine(line, asChosen, job, deliveredCfm);
  if (!('failure' in found)) return { job: found.job, failure: null };
  // Air that the heater cannot do is an error of the choice; the unit keeps the heater it was sized with.
  const sized = jobOnLine(line, withoutCooling, job);
  return { job: 'failure' in sized ? job : sized.job, failure: found.failure };
}

/** Share of outdoor air before the heater of a unit, 0 to 1. */
export function heaterOutdoorShare(
  line: CatalogueLine,
  specification: ExhaustSupplySpecification,
  chosen: ChosenSections,
  volume: AirVolume,
): number {
  if (line.supply?.canRecirculate !== true) return 1;
  const air = { ...specification, ...chosenWinterAir(line, specification, chosen, volume) };
  return winterMixing(mixesRoomAir(line), air)?.outdoorShare ?? 1;
}

/** The selected air ahead of the heater, in the terms of a specification. */
function chosenWinterAir(
  line: CatalogueLine,
  specification: ExhaustSupplySpecification,
  { cooling, returnAir }: ChosenSections,
  volume: AirVolume,
) {
  const entered = returnAir.outdoorAirPercentage ?? specification.maxOutdoorAirPercentage;
  const winter = cooling.winterOutsideAirDryBulbTemp;
  return {
    maxOutdoorAirPercentage: mixesRoomAir(line) ? volume.outdoorPercentage : entered,
    returnAirDryBulbTemp: cooling.returnAirDryBulbTemp ?? specification.returnAirDryBulbTemp,
    // Standard weather has a winter of its own, which an entered one replaces.
    ...(winter === null ? {} : { winterTemperature: winter, designConditions: DesignConditions.Manual }),
  };
}
