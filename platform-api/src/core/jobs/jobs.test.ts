import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { describeOnEachStore, openTestStore, type TestStore } from '../../../test/store/test-store.ts';
import { until } from '../../../test/until.ts';
import { HttpError } from '../http-error/http-error.ts';
import { schema } from '../store/database.ts';
import { commitTogether } from '../unit-of-work/commit-together.ts';
import { declareJob, type JobKind, type RunningJob } from './job-kind.ts';
import { createJobs, type Jobs } from './runner.ts';
import { readJobParts, sweepJobs } from './store.ts';

const { jobs, users } = schema;
const LOG = { info: () => undefined, warn: () => undefined };

type Count = { readonly to: number };

describeOnEachStore('Jobs of users', (kind) => {
  let store: TestStore;
  const running: Jobs[] = [];
  const problems: unknown[] = [];
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterEach(async () => {
    for (const runner of running.splice(0)) await runner.close();
    await store.db.delete(jobs);
    expect(problems.splice(0)).toEqual([]);
  });
  afterAll(() => store.close());

  const addUser = async () => {
    const userName = randomUUID();
    const row = { userName, email: `${userName}@x.example`, firstName: '', lastName: '', roles: ['user'] };
    const [user] = await store.db
      .insert(users)
      .values({ ...row, roles: ['user'] })
      .returning();
    return user?.id ?? '';
  };
  const runner = (run: (job: RunningJob<Count>) => Promise<void>, changes: Partial<JobKind<Count>> = {}) => {
    const counting = declareJob({ name: 'count', input: z.object({ to: z.number() }), keptDays: 1, run, ...changes });
    const created = createJobs({
      ...{ db: store.db, messages: store.messages, log: LOG, kinds: [counting] },
      onProblem: (error) => void problems.push(error),
      ...{ pollMs: 20, leaseMs: 1_000, retryDelaysMs: [0, 0] },
    });
    running.push(created);
    return created;
  };
  const start = (by: Jobs, userId: string, to = 3, name = 'count') => {
    const actor = { userId, guestKeyHash: null };
    const request = { actor, manufacturerLabelId: 1, userAction: null, repeatable: null };
    return commitTogether(store.db, { ...request, onProblem: (error) => void problems.push(error) }, (unit) =>
      by.start(unit, { userId, kind: name, input: { to } }),
    );
  };
  const rowOf = async (userId: string) => (await store.db.select().from(jobs).where(eq(jobs.userId, userId)))[0];
  const inState = (userId: string, state: string) =>
    until(async () => {
      const row = await rowOf(userId);
      return row?.state === state ? row : undefined;
    });
  const fileOf = async (jobId: string) => {
    const parts: Buffer[] = [];
    for await (const part of readJobParts(store.db, jobId)) parts.push(part);
    return Buffer.concat(parts).toString();
  };
  const untilAborted = ({ signal }: RunningJob<Count>) =>
    new Promise<void>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });

  it('run beside the request, write a file and are kept for a time', async () => {
    const userId = await addUser();
    const counting = runner(async (job) => {
      for (let at = 1; at <= job.input.to; at += 1) await job.write(Buffer.from(`${at} `));
    });
    await start(counting, userId);
    const row = await inState(userId, 'done');
    expect(await fileOf(row.id)).toBe('1 2 3 ');
    expect(await sweepJobs(store.db, new Date(Date.now() + 23 * 3_600_000))).toBe(0);
    expect(await sweepJobs(store.db, new Date(Date.now() + 25 * 3_600_000))).toBe(1);
    expect(await fileOf(row.id)).toBe('');
  });

  it('are one for each user: a second request gets the first job, another kind ends it', async () => {
    const userId = await addUser();
    const waiting = runner(untilAborted);
    const [first, second] = await Promise.all([start(waiting, userId), start(waiting, userId)]);
    expect(second.id).toBe(first.id);
    await inState(userId, 'running');
    const other = await start(waiting, userId, 1, 'other');
    expect(other.id).not.toBe(first.id);
    expect(await store.db.$count(jobs, eq(jobs.userId, userId))).toBe(1);
    await store.db.delete(jobs);
    await waiting.idle();
  });

  it('are each run by one of several processes', async () => {
    const ran: string[] = [];
    const run = async (job: RunningJob<Count>) => void ran.push(job.userId);
    const [one, other] = [runner(run), runner(run)];
    const userIds: string[] = [];
    for (let at = 0; at < 8; at += 1) userIds.push(await addUser());
    await Promise.all(userIds.map((userId, at) => start(at % 2 === 0 ? one : other, userId)));
    for (const userId of userIds) await inState(userId, 'done');
    expect(ran.toSorted()).toEqual(userIds.toSorted());
  });

  it('of a process that died go on with what their finished steps left, and start their file again', async () => {
    const userId = await addUser();
    const steps: number[] = [];
    const counting = runner(async (job) => {
      let at = typeof job.memory === 'number' ? job.memory : 0;
      await job.write(Buffer.from('again '));
      while (at < job.input.to) {
        at = await job.step(async (_unit, remember) => {
          steps.push(at + 1);
          await remember(at + 1);
          return at + 1;
        });
      }
    });
    const row = { userId, manufacturerLabelId: 1, language: 'en', kind: 'count', input: { to: 4 } } as const;
    const [dead] = await store.db
      .insert(jobs)
      .values({ ...row, state: 'running', attempts: 1, memory: 2, dueOnUtc: new Date(Date.now() - 1) })
      .returning();
    await store.db
      .insert(schema.jobParts)
      .values({ jobId: dead?.id ?? '', partNumber: 1, content: Buffer.from('half a ') });
    await inState(userId, 'done');
    expect(steps).toEqual([3, 4]);
    expect(await fileOf(dead?.id ?? '')).toBe('again ');
    await counting.idle();
  });

  it('keep their claim while they work for longer than it lasts', async () => {
    const userId = await addUser();
    let starts = 0;
    const run = async () => {
      starts += 1;
      const before = (await rowOf(userId))?.dueOnUtc.getTime() ?? 0;
      await until(async () => (((await rowOf(userId))?.dueOnUtc.getTime() ?? 0) > before + 1_000 ? true : undefined));
    };
    await start(runner(run), userId);
    runner(run);
    await inState(userId, 'done');
    expect(starts).toBe(1);
  });

  it('are tried again after a failure, and then have failed; a rejection is final at once', async () => {
    const [unlucky, rejected] = [await addUser(), await addUser()];
    const notified: string[] = [];
    const counting = runner(
      async (job) => {
        throw job.userId === rejected ? new HttpError('conflict', 'This cannot be counted.') : new Error('Odd');
      },
      { onFailed: async (_unit, { attempts }, problem) => void notified.push(`${attempts}: ${problem}`) },
    );
    await start(counting, rejected);
    expect(await inState(rejected, 'failed')).toMatchObject({ problem: 'This cannot be counted.' });
    await start(counting, unlucky);
    await inState(unlucky, 'failed');
    expect(notified).toEqual(['1: This cannot be counted.', expect.stringMatching(/^3: (?!Odd)/)]);
  });

  it('that end their process again and again are given up', async () => {
    const userId = await addUser();
    const row = { userId, manufacturerLabelId: 1, language: 'en', kind: 'count', input: { to: 1 } } as const;
    await store.db.insert(jobs).values({ ...row, state: 'running', attempts: 3, dueOnUtc: new Date(0) });
    const ran: string[] = [];
    runner(async (job) => void ran.push(job.userId));
    await inState(userId, 'failed');
    expect(ran).toEqual([]);
  });

  it('end when they are cancelled, and with their user', async () => {
    const [quitter, leaver] = [await addUser(), await addUser()];
    const ended: unknown[] = [];
    const waiting = runner(async (job) => {
      await untilAborted(job).catch((error: unknown) => void ended.push(String(error)));
      await job.step(async () => void ended.push('a step after the end'));
    });
    await start(waiting, quitter);
    await start(waiting, leaver);
    await inState(leaver, 'running');
    await store.db.delete(users).where(eq(users.id, leaver));
    await store.db.delete(jobs).where(eq(jobs.userId, quitter));
    await waiting.idle();
    expect(ended).toEqual(['Error: The job is cancelled', 'Error: The job is cancelled']);
  });

  it('are given back when their process stops, which costs no attempt', async () => {
    const userId = await addUser();
    const waiting = runner(untilAborted);
    await start(waiting, userId);
    await inState(userId, 'running');
    await waiting.close();
    expect(await rowOf(userId)).toMatchObject({ state: 'waiting', attempts: 0 });
    runner(async () => undefined);
    await inState(userId, 'done');
  });
});
