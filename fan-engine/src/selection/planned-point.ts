import type { OperatingPoint } from '../duty/speed-search.ts';
import type { Candidate } from '../product-line/line-candidates.ts';
import { type DrivePlan, type DriveWay, waysOf } from '../rating/drive-plan.ts';
import type { Job } from '../rating/job.ts';

/** The first way in which a candidate would run a duty, the one whose failure counts; null when it has no such speed. */
export function firstPlan({ line, wheel, drive }: Candidate, requested: OperatingPoint, job: Job): DrivePlan | null {
  const ways = waysOf(drive);
  for (let way = 0; way < ways.length; way++) {
    const plan = (ways[way] as DriveWay)(line, wheel, requested, job);
    if (plan !== null) return plan;
  }
  return null;
}
