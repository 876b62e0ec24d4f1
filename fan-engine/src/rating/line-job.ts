import { densityRatio } from '../air/density.ts';
import { winterDesignTemperature } from '../cooling/design-conditions.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import { changedJob, type Job } from './job.ts';
import type { SectionFailure } from './sections.ts';
import { sectionsOf } from './unit-sections.ts';

export type LineJobOutcome = { readonly job: Job } | { readonly failure: SectionFailure };

/**
 * A job as one line would do it: with the heater and coil of the line, and with the winter air that a fan ahead of its
 * heater breathes (fan-engineering section 2).
 *
 * @param deliveredCfm what a fixed speed moves through the heater; the duty for any other drive
 * @throws EngineError on `temperatureRise` or `nominalCoolingTons` that the category needs
 */
export function jobOnLine(
  line: CatalogueLine,
  specification: ExhaustSupplySpecification,
  job: Job,
  deliveredCfm = job.cfm,
): LineJobOutcome {
  if (line.supply === undefined) return { job };
  const found = sectionsOf(line, specification, job, deliveredCfm);
  if ('failure' in found) return found;
  return { job: changedJob(job, { sections: found.sections, coldStartRatio: coldStart(line, specification, job) }) };
}

function coldStart(line: CatalogueLine, specification: ExhaustSupplySpecification, job: Job): number {
  const winter = winterDesignTemperature(specification);
  if (line.supply?.fanPosition !== 'blow-through' || winter === null) return job.coldStartRatio;
  return Math.max(job.coldStartRatio, densityRatio(job.altitudeFt, winter) / job.densityRatio);
}
