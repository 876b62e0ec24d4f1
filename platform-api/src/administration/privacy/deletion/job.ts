import * as z from 'zod/mini';
import { type AccountPorts, brandOf, findOpenAccount } from '../../../accounts/index.ts';
import { type Database, type DeclaredJob, declareJob, type RunningJob } from '../../../core/index.ts';
import { accountKeptMail } from './mails.ts';
import { deleteAccount, type ProjectPlan, reopen, type SettledProjects, settleSome } from './service.ts';
import { deleteSomeWork } from './steps.ts';
import { countProjects } from './store.ts';

export const DELETION_JOB = 'account-deletion';

const plan = z.object({ projects: z.enum(['hand-over', 'delete']), colleague: z.string() });
const settledProjects = z.object({ count: z.number(), names: z.array(z.string()) });

/** A step holds the locks of so many projects with their items. */
const PROJECTS_AT_A_TIME = 5;
/** As many as the colleague's mail names. */
const KEPT_NAMES = 5;
const KEPT_DAYS = 3;

/**
 * Deletes a closed account: its projects, then what it has outside of projects, a few rows in each transaction, and at
 * last the account with what is left. The job is gone with its user; one that fails opens the account again.
 */
export function deletionJob(db: Database, ports: AccountPorts): DeclaredJob {
  return declareJob({
    name: DELETION_JOB,
    input: plan,
    keptDays: KEPT_DAYS,
    async run(job) {
      const settled = await settleAll(db, job);
      while (await job.step((unit) => deleteSomeWork(unit.tx, job.userId)));
      await job.step((unit) => deleteAccount(unit, job.userId, job.input, ports, settled));
    },
    async onFailed(unit, { userId, manufacturerLabelId }, problem) {
      await reopen(unit, userId);
      const user = await findOpenAccount(unit.tx, userId);
      if (user === undefined) return;
      const facts = { user, brand: brandOf(ports, manufacturerLabelId), publicUrl: ports.publicUrl };
      await ports.outbox.post(unit, accountKeptMail(facts, problem));
    },
  });
}

async function settleAll(db: Database, job: RunningJob<ProjectPlan>): Promise<SettledProjects> {
  let settled = job.memory === null ? { count: 0, names: [] } : settledProjects.parse(job.memory);
  const total = settled.count + (await countProjects(db, job.userId));
  for (;;) {
    const before = settled;
    settled = await job.step(async (unit, remember) => {
      const { count, names } = await settleSome(unit, job.userId, job.input, PROJECTS_AT_A_TIME);
      const now = { count: before.count + count, names: [...before.names, ...names].slice(0, KEPT_NAMES) };
      await remember(now);
      return now;
    });
    if (settled.count === before.count) return settled;
    job.progress(settled.count, total);
  }
}
