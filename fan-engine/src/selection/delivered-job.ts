import type { CatalogueLine } from '../product-line/line.ts';
import type { DrivePlan } from '../rating/drive-plan.ts';
import { changedJob, type Job } from '../rating/job.ts';
import { deliveredSections } from '../rating/unit-sections.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import type { Failure } from './line-filters.ts';
import { sectionFailure } from './section-failure.ts';

/**
 * A job with the heater and coil that a plan needs: a fixed speed delivers up to a tenth more air than the duty, and
 * all of it has to be warmed by the requested rise.
 */
export function deliveredJob(
  line: CatalogueLine,
  plan: DrivePlan,
  specification: ExhaustSupplySpecification,
  job: Job,
): Job | Failure {
  const { heater, cooling } = job.sections;
  if (plan.variant !== 'FixedSpeed' || (heater === null && cooling === null)) return job;
  const outcome = deliveredSections(line, specification, job, plan.point.cfm);
  return 'failure' in outcome ? sectionFailure(outcome.failure) : changedJob(job, { sections: outcome.sections });
}
