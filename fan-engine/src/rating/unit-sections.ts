import { isProvided, plainMessage } from '@specbuilder/shared-contracts/domain';
import type { CoolingRequest, CoolingTarget } from '../cooling/cooling-request.ts';
import { outdoorDesignState } from '../cooling/design-conditions.ts';
import { rateNominal, runningTonsNear, selectCooling } from '../cooling/select-cooling.ts';
import { hasCoil } from '../product-line/coil.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import { EngineError } from '../specification/engine-error.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import { heaterOf } from './heater-section.ts';
import type { Job } from './job.ts';
import { outdoorShare, returnAirState } from './room-air.ts';
import type { SectionFailure, UnitSections } from './sections.ts';

export type SectionsOutcome = { readonly sections: UnitSections } | { readonly failure: SectionFailure };

/**
 * Heater and cooling coil of a line for a specification.
 *
 * @throws EngineError on `temperatureRise` or `nominalCoolingTons` where the category must heat or cool and nothing
 *   says how much
 */
export function sectionsOf(
  line: CatalogueLine,
  specification: ExhaustSupplySpecification,
  job: Job,
  deliveredCfm: number,
): SectionsOutcome {
  const heater = heaterOf(line, specification, job, deliveredCfm);
  if ('failure' in heater) return { failure: heater.failure };
  const cooling = coolingOf(line, specification, job);
  return 'failure' in cooling ? { failure: cooling.failure } : { sections: { heater: heater.rating, ...cooling } };
}

/**
 * Heater and coil of a job at the airflow that a fixed speed delivers: a furnace or step that is large enough for it, the
 * coil in the nominal size of the duty.
 */
export function deliveredSections(
  line: CatalogueLine,
  specification: ExhaustSupplySpecification,
  job: Job,
  deliveredCfm: number,
): SectionsOutcome {
  const heater = heaterOf(line, specification, job, deliveredCfm);
  if ('failure' in heater) return { failure: heater.failure };
  const { cooling, otherCooling } = job.sections;
  const target = coolingTarget(specification);
  if (cooling === null || target === null) return { sections: { ...job.sections, heater: heater.rating } };
  const request = coolingRequest(specification, { ...job, cfm: deliveredCfm }, target);
  const found = rateNominal(cooling.tonnage, request);
  if ('failure' in found) {
    const possibleTons = runningTonsNear(cooling.tonnage, request, [job.cfm, deliveredCfm]);
    return { failure: { section: 'cooling', why: found.failure, possibleTons } };
  }
  return { sections: { heater: heater.rating, cooling: found.rating, otherCooling } };
}

type CoolingSectionOutcome = Omit<UnitSections, 'heater'> | { readonly failure: SectionFailure };

function coolingOf(line: CatalogueLine, specification: ExhaustSupplySpecification, job: Job): CoolingSectionOutcome {
  const target = coolingTarget(specification);
  if (target === null) {
    rejectUnsaidCooling(line, specification);
    return { cooling: null, otherCooling: [] };
  }
  const tonnage = line.supply?.tonnage ?? null;
  if (tonnage === null) return { failure: { section: 'no cooling' } };
  const request = coolingRequest(specification, job, target);
  const found = selectCooling(request);
  if ('failure' in found) {
    const requested = target.kind === 'tons' ? target.tons : Number.POSITIVE_INFINITY;
    const { least: min, most: max } = job.fixedSpeedAirflow;
    const possibleTons = runningTonsNear(requested, request, [job.cfm * min, job.cfm, job.cfm * max]);
    return { failure: { section: 'cooling', why: found.failure, possibleTons } };
  }
  return { cooling: found.rating, otherCooling: found.alternatives };
}

/** A unit with a coil cools unless it is said not to (2-sizing section 5, rule 5). */
function rejectUnsaidCooling(line: CatalogueLine, { isNoCooling }: ExhaustSupplySpecification): void {
  if (hasCoil(line) && !isNoCooling) {
    throw new EngineError('nominalCoolingTons', plainMessage('cooling.leavingAirOrTonsMissing'));
  }
}

/** What cooling is sized for: leaving air, or nominal tons; null if none is requested. */
export function coolingTarget(specification: ExhaustSupplySpecification): CoolingTarget | null {
  const { isNoCooling, coolingDryBulb, coolingWetBulb, nominalCoolingTons } = specification;
  if (isNoCooling) return null;
  if (isProvided(nominalCoolingTons) && nominalCoolingTons > 0) return { kind: 'tons', tons: nominalCoolingTons };
  if (!isProvided(coolingDryBulb) && !isProvided(coolingWetBulb)) return null;
  return { kind: 'leaving-air', dryBulb: coolingDryBulb, wetBulb: coolingWetBulb };
}

/** Air that the coil of a specification receives, and what it must do to it. */
function coolingRequest(specification: ExhaustSupplySpecification, job: Job, target: CoolingTarget): CoolingRequest {
  return {
    cfm: job.cfm,
    altitudeFt: job.altitudeFt,
    outdoorShare: outdoorShare(specification),
    outdoor: outdoorDesignState(specification),
    returnAir: returnAirState(specification),
    target,
  };
}
