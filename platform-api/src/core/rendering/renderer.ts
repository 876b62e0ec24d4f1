import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChildProcess } from 'node:child_process';
import { HttpError } from '../http-error/http-error.ts';
import { RENDERING_MESSAGES } from '../messages/rendering.generated.ts';
import type { PdfJob, RenderJob } from './jobs.ts';
import { createRenderingProcess, ProcessEnded, type RenderingProcess } from './rendering-process.ts';

/**
 * Lays out documents in two processes of their own, so that other requests are handled meanwhile: a large document has one of them, and
 * what takes a moment the other. The process of large ones lets the server and the other one go first where processors are few.
 */
export interface Renderer {
  /**
   * @param order.signal ends the work immediately, whether it waits or runs
   * @returns bytes of the file
   * @throws HttpError 'unavailable' if too many jobs wait, it takes too long or too much memory, or its process ends; the reason of the
   *   signal, Error if the job cannot be rendered
   */
  render(job: RenderJob, order?: RenderOrder): Promise<Uint8Array<ArrayBuffer>>;
  /** Whether something is being laid out. */
  readonly isBusy: boolean;
  close(): Promise<void>;
}

export interface RenderOrder {
  readonly signal?: AbortSignal | undefined;
  /** Ahead of all that wait in turn. */
  readonly goesFirst?: boolean;
  /** How much it is, in items of a project: the smaller ones do not wait for the larger ones. */
  readonly items?: number;
}

export interface RendererOptions {
  /** Jobs that may wait behind those that run. */
  readonly maxWaiting?: number;
  /** Longest that a job may run, ms. */
  readonly limitMs?: number;
  /** How long a process is kept without work, ms. */
  readonly idleMs?: number;
  readonly startProcess?: () => ChildProcess;
}

interface WaitingJob {
  readonly job: RenderJob;
  readonly signal: AbortSignal | undefined;
  readonly goesFirst: boolean;
  readonly items: number;
  /** Gives up its place once its caller is gone. */
  readonly leave: () => void;
  readonly resolve: (content: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: unknown) => void;
}

/** A process with the largest jobs that it takes. */
interface Lane {
  readonly process: RenderingProcess;
  readonly maxItems: number;
  isRunning: boolean;
  idle: NodeJS.Timeout | undefined;
}

const MAX_WAITING = 16;
/** An archive of 200 items with wiring took 128 s on a machine with more work than processors (docs/benchmarks.md). */
const LIMIT_MS = 300_000;
const IDLE_MS = 60_000;
/** Of a document that takes a moment: a submittal of so many takes a second. */
const FEW_ITEMS = 10;
const LATER = { retryAfterSeconds: 10 };

export function createRenderer(options: RendererOptions = {}): Renderer {
  const { maxWaiting = MAX_WAITING, limitMs = LIMIT_MS, idleMs = IDLE_MS, startProcess } = options;
  const waiting: WaitingJob[] = [];
  const lanes = [FEW_ITEMS, Number.POSITIVE_INFINITY].map(
    (maxItems): Lane => ({
      process: createRenderingProcess(startProcess, maxItems > FEW_ITEMS),
      maxItems,
      isRunning: false,
      idle: undefined,
    }),
  );

  async function run({ process }: Lane, { job, signal, leave, resolve, reject }: WaitingJob): Promise<void> {
    signal?.removeEventListener('abort', leave);
    try {
      resolve(await process.run(job, AbortSignal.any([AbortSignal.timeout(limitMs), ...(signal ? [signal] : [])])));
    } catch (error) {
      reject(inWords(error));
    }
  }

  /** The lane for large documents takes one that fits into no other before it helps out. */
  function nextOf({ maxItems }: Lane): WaitingJob | undefined {
    const large = maxItems > FEW_ITEMS ? waiting.findIndex(({ items }) => items > FEW_ITEMS) : -1;
    const index = large < 0 ? waiting.findIndex(({ items }) => items <= maxItems) : large;
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  }

  async function runAll(lane: Lane): Promise<void> {
    lane.isRunning = true;
    clearTimeout(lane.idle);
    try {
      for (let next = nextOf(lane); next !== undefined; next = nextOf(lane)) await run(lane, next);
    } finally {
      lane.isRunning = false;
      lane.idle = setTimeout(() => lane.process.stop(), idleMs).unref();
    }
  }

  function enter(entering: WaitingJob): void {
    const index = entering.goesFirst ? waiting.findIndex(({ goesFirst }) => !goesFirst) : -1;
    waiting.splice(index < 0 ? waiting.length : index, 0, entering);
    entering.signal?.addEventListener('abort', entering.leave, { once: true });
    const lane = lanes.find(({ isRunning, maxItems }) => !isRunning && entering.items <= maxItems);
    if (lane !== undefined) void runAll(lane);
  }

  return {
    get isBusy() {
      return lanes.some(({ isRunning }) => isRunning);
    },
    async render(job, { signal, goesFirst = false, items = 0 } = {}) {
      signal?.throwIfAborted();
      if (waiting.length >= maxWaiting) throw new HttpError('unavailable', RENDERING_MESSAGES.busy, LATER);
      return new Promise((resolve, reject) => {
        const leave = () => {
          waiting.splice(waiting.indexOf(entering), 1);
          reject(signal?.reason);
        };
        const entering: WaitingJob = { job: inCallersContext(job), signal, goesFirst, items, leave, resolve, reject };
        enter(entering);
      });
    },
    async close() {
      for (const { reject, signal, leave } of waiting.splice(0)) {
        signal?.removeEventListener('abort', leave);
        reject(new Error('The server is closing'));
      }
      for (const { process, idle } of lanes) {
        clearTimeout(idle);
        process.stop();
      }
    },
  };
}

/** The sections of a document are made in the language of who requests it, whenever they are. */
function inCallersContext(job: RenderJob): RenderJob {
  if (job.kind !== 'pdf' && job.kind !== 'pdfArchive') return job;
  const inContext = AsyncLocalStorage.snapshot();
  const sections = eachOf(job.sections);
  const next = () => inContext(() => sections.next());
  return { ...job, sections: { [Symbol.asyncIterator]: () => ({ next, return: () => sections.return(undefined) }) } };
}

async function* eachOf(sections: PdfJob['sections']) {
  yield* sections;
}

/** What ends a job from outside, it says to the person who waits; at another time it would not fit into the memory either. */
function inWords(error: unknown): unknown {
  if (isTimeout(error)) return new HttpError('unavailable', RENDERING_MESSAGES.tooLong, LATER);
  if (!(error instanceof ProcessEnded)) return error;
  if (error.isOutOfMemory) return new HttpError('unavailable', RENDERING_MESSAGES.tooLarge);
  return new HttpError('unavailable', RENDERING_MESSAGES.stopped, LATER);
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
