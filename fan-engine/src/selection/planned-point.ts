import type { OperatingPoint } from '../duty/speed-search.ts';
import type { Candidate } from '../product-line/line-candidates.ts';
import { type DrivePlan, waysOf } from '../rating/drive-plan.ts';
import type { Job } from '../rating/job.ts';

/** The first way in which a candidate would run a duty, the one whose failure counts; null when it has no such speed. */
export function firstPlan({ line, wheel, drive }: Candidate, requested: OperatingPoint, job: Job): DrivePlan | null {
  for (const planOf of waysOf(drive)) {
    const plan = planOf(line, wheel, requested, job);
    if (plan !== null) return plan;
  }
  return null;
}
