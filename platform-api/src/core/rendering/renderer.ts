import type { Worker } from 'node:worker_threads';
import { HttpError } from '../http-error/http-error.ts';
import { RENDERING_MESSAGES } from '../messages/rendering.generated.ts';
import type { RenderJob } from './jobs.ts';
import { createRenderingThread } from './rendering-thread.ts';

/** Lays out documents one after another in a separate thread, so that other requests are handled meanwhile. */
export interface Renderer {
  /**
   * @param order.signal ends the work immediately, whether it waits or runs
   * @param order.goesFirst for quick layouts: ahead of all that wait in turn
   * @returns bytes of the file
   * @throws HttpError 'unavailable' if too many jobs wait or it takes too long, the reason of the signal, Error if the
   *   job cannot be rendered
   */
  render(job: RenderJob, order?: RenderOrder): Promise<Uint8Array<ArrayBuffer>>;
  /** Whether something is being laid out. */
  readonly isBusy: boolean;
  close(): Promise<void>;
}

export interface RenderOrder {
  readonly signal?: AbortSignal | undefined;
  readonly goesFirst?: boolean;
}

export interface RendererOptions {
  /** Jobs that may wait behind the one that runs. */
  readonly maxWaiting?: number;
  /** Longest that a job may run, ms. */
  readonly limitMs?: number;
  /** How long the thread is kept without work, ms. */
  readonly idleMs?: number;
  readonly startWorker?: () => Worker;
}

interface WaitingJob {
  readonly job: RenderJob;
  readonly signal: AbortSignal | undefined;
  readonly goesFirst: boolean;
  /** Gives up its place once its caller is gone. */
  readonly leave: () => void;
  readonly resolve: (content: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: unknown) => void;
}

const MAX_WAITING = 16;
/** A package of 200 items takes 40 s on a busy machine. */
const LIMIT_MS = 150_000;
const IDLE_MS = 60_000;
const LATER = { retryAfterSeconds: 10 };

export function createRenderer(options: RendererOptions = {}): Renderer {
  const { maxWaiting = MAX_WAITING, limitMs = LIMIT_MS, idleMs = IDLE_MS } = options;
  const thread = createRenderingThread(options.startWorker);
  const waiting: WaitingJob[] = [];
  let isRunning = false;
  let idle: NodeJS.Timeout | undefined;

  async function run({ job, signal, leave, resolve, reject }: WaitingJob): Promise<void> {
    signal?.removeEventListener('abort', leave);
    try {
      resolve(await thread.run(job, AbortSignal.any([AbortSignal.timeout(limitMs), ...(signal ? [signal] : [])])));
    } catch (error) {
      reject(isTimeout(error) ? new HttpError('unavailable', RENDERING_MESSAGES.tooLong, LATER) : error);
    }
  }

  async function runAll(): Promise<void> {
    isRunning = true;
    clearTimeout(idle);
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next);
    } finally {
      isRunning = false;
      idle = setTimeout(() => void thread.stop(), idleMs).unref();
    }
  }

  function enter(entering: WaitingJob): void {
    const index = entering.goesFirst ? waiting.findIndex(({ goesFirst }) => !goesFirst) : -1;
    waiting.splice(index < 0 ? waiting.length : index, 0, entering);
    entering.signal?.addEventListener('abort', entering.leave, { once: true });
    if (!isRunning) void runAll();
  }

  return {
    get isBusy() {
      return isRunning;
    },
    async render(job, { signal, goesFirst = false } = {}) {
      signal?.throwIfAborted();
      if (waiting.length >= maxWaiting) throw new HttpError('unavailable', RENDERING_MESSAGES.busy, LATER);
      return new Promise((resolve, reject) => {
        const leave = () => {
          waiting.splice(waiting.indexOf(entering), 1);
          reject(signal?.reason);
        };
        const entering: WaitingJob = { job, signal, goesFirst, leave, resolve, reject };
        enter(entering);
      });
    },
    async close() {
      clearTimeout(idle);
      for (const { reject, signal, leave } of waiting.splice(0)) {
        signal?.removeEventListener('abort', leave);
        reject(new Error('The server is closing'));
      }
      await thread.stop();
    },
  };
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
