import type { UnitOfWork } from '../unit-of-work/commit-together.ts';
import type { JobRow } from './store.ts';

/** A job while it runs. */
export interface RunningJob<Input = unknown> {
  readonly userId: string;
  readonly manufacturerLabelId: number;
  readonly input: Input;
  /** What its own finished steps left, also in a process that has ended; null for none. */
  readonly memory: unknown;
  /** Aborted when the job is cancelled, its user is gone or the process stops. */
  readonly signal: AbortSignal;
  /** Says how far it is; written about once a second. */
  progress(done: number, total: number): void;
  /**
   * One step in a transaction of its own. A job goes on with its first unfinished step after a restart, so a step must
   * find out by itself what is left.
   *
   * @throws reason of the signal when the job is cancelled
   */
  step<T>(work: (unit: UnitOfWork, remember: (memory: unknown) => Promise<void>) => Promise<T>): Promise<T>;
  /** Appends to the file that the job makes; a job that starts again starts it again. */
  write(content: Uint8Array): Promise<void>;
}

/** Declares work of users that may take longer than a request. */
export interface JobKind<Input = unknown> {
  readonly name: string;
  /** Reads what the store holds. */
  readonly input: { parse(stored: unknown): Input };
  /** How long a finished job and its file are kept. */
  readonly keptDays: number;
  run(job: RunningJob<Input>): Promise<void>;
  /** Written together with the end of the job, such as a mail; not called when the job deleted its own user. */
  onDone?(unit: UnitOfWork, job: JobRow, expiresOnUtc: Date): Promise<void>;
  /** Written together with the failure. */
  onFailed?(unit: UnitOfWork, job: JobRow, problem: string): Promise<void>;
}

/** Lets kinds with different inputs stand in one list: the input is read before the kind gets it. */
export interface DeclaredJob extends Omit<JobKind, 'input' | 'run'> {
  run(job: RunningJob): Promise<void>;
}

export function declareJob<Input>({ input, run, ...kind }: JobKind<Input>): DeclaredJob {
  return { ...kind, run: (job) => run({ ...job, input: input.parse(job.input) }) };
}
