import type { Database } from '../store/database.ts';
import type { MessageChannels } from '../store/messages.ts';
import { commitTogether, type UnitOfWork } from '../unit-of-work/commit-together.ts';
import type { RunningJob } from './job-kind.ts';
import { addJobPart, changeJob, forgetParts, isStillMine, type JobRow } from './store.ts';

export interface JobPorts {
  readonly db: Database;
  readonly messages: Pick<MessageChannels, 'send'>;
  readonly onProblem: (error: unknown) => void;
}

const PROGRESS_MS = 1_000;
/** Large enough that a big file has few rows, small enough that a part is nothing to the memory of a process. */
const PART_BYTES = 1_048_576;

export interface JobInHand {
  readonly job: RunningJob;
  /** Writes the rest of the file. */
  finishFile(): Promise<void>;
}

/** The job as its kind sees it. */
export function jobInHand(ports: JobPorts, row: JobRow, signal: AbortSignal, cancelled: Error): JobInHand {
  const { db } = ports;
  const file = fileOf(ports, row, signal);
  let saidAt = 0;
  const job: RunningJob = {
    userId: row.userId,
    manufacturerLabelId: row.manufacturerLabelId,
    input: row.input,
    memory: row.memory,
    signal,
    progress(stepsDone, stepsTotal) {
      if (Date.now() - saidAt < PROGRESS_MS) return;
      saidAt = Date.now();
      void changeJob(db, row, { stepsDone, stepsTotal }).catch(ports.onProblem);
    },
    async step(work) {
      signal.throwIfAborted();
      return inUnit(ports, row, async (unit) => {
        if (!(await isStillMine(unit.tx, row))) throw cancelled;
        return work(unit, async (memory) => void (await changeJob(unit.tx, row, { memory })));
      });
    },
    write: file.write,
  };
  return { job, finishFile: file.finish };
}

function fileOf({ db }: JobPorts, { id }: JobRow, signal: AbortSignal) {
  let parts = 0;
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  async function finish(): Promise<void> {
    if (bytes === 0) return;
    if (parts === 0) await forgetParts(db, id);
    parts += 1;
    const content = Buffer.concat(waiting);
    [waiting, bytes] = [[], 0];
    await addJobPart(db, id, parts, content);
  }
  return {
    async write(content: Uint8Array): Promise<void> {
      signal.throwIfAborted();
      waiting.push(content);
      bytes += content.length;
      if (bytes >= PART_BYTES) await finish();
    },
    finish,
  };
}

/** Writes in the name of the job's user. */
export function inUnit<T>(
  { db, messages, onProblem }: JobPorts,
  { userId, manufacturerLabelId }: JobRow,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  const actor = { userId, guestKeyHash: null };
  const request = { actor, manufacturerLabelId, userAction: null, repeatable: null, messages, onProblem };
  return commitTogether(db, request, work);
}
