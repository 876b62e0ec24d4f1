import { Worker } from 'node:worker_threads';
import { Refusal } from '../refusal.ts';
import { FONTS_FOLDER } from '../room-folder.ts';
import { RENDERING_TEXTS } from '../words/rendering.generated.ts';
import type { RenderJob } from './jobs.ts';

/** Lays papers out in a thread of its own, one after the other, so that other requests are answered meanwhile. */
export interface Renderer {
  /**
   * @param signal ends the work, also while it runs
   * @returns bytes of the file
   * @throws Refusal 'unavailable' where too many wait, Error where the job cannot be rendered
   */
  render(job: RenderJob, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
  /** Whether something is being laid out. */
  readonly isBusy: boolean;
  close(): Promise<void>;
}

export interface RendererOptions {
  /** Jobs that may wait behind the one that runs. */
  readonly mostWaiting?: number;
  /** Longest that a job may run, ms. */
  readonly limitMs?: number;
  /** How long the thread is kept without work, ms. */
  readonly idleMs?: number;
}

interface WaitingJob {
  readonly job: RenderJob;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (content: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: unknown) => void;
}

type Answer = { readonly content: Uint8Array<ArrayBuffer> } | { readonly problem: string };

const MOST_WAITING = 16;
/** A package of 200 items takes 40 s on a busy machine. */
const LIMIT_MS = 150_000;
const IDLE_MS = 60_000;
const LATER = { retryAfterSeconds: 10 };

export function createRenderer(options: RendererOptions = {}): Renderer {
  const { mostWaiting = MOST_WAITING, limitMs = LIMIT_MS, idleMs = IDLE_MS } = options;
  const waiting: WaitingJob[] = [];
  let thread: Worker | null = null;
  let isRunning = false;
  let idle: NodeJS.Timeout | undefined;

  function stopThread(): Promise<unknown> {
    const stopped = thread;
    thread = null;
    return stopped?.terminate() ?? Promise.resolve();
  }

  async function runAll(): Promise<void> {
    isRunning = true;
    clearTimeout(idle);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { job, signal, resolve, reject } = next;
      thread ??= new Worker(new URL('./render-worker.mjs', import.meta.url), {
        workerData: { fontsFolder: FONTS_FOLDER },
      });
      try {
        signal?.throwIfAborted();
        resolve(
          await rendered(thread, job, AbortSignal.any([AbortSignal.timeout(limitMs), ...(signal ? [signal] : [])])),
        );
      } catch (error) {
        if (isTimeout(error)) reject(new Refusal('unavailable', RENDERING_TEXTS.tooLong, LATER));
        // A thread that is in the midst of something else is of no use to the next job.
        if (!(error instanceof RenderError)) await stopThread();
        reject(error);
      }
    }
    isRunning = false;
    idle = setTimeout(() => void stopThread(), idleMs).unref();
  }

  return {
    get isBusy() {
      return isRunning;
    },
    render(job, signal) {
      if (waiting.length >= mostWaiting) {
        return Promise.reject(new Refusal('unavailable', RENDERING_TEXTS.busy, LATER));
      }
      return new Promise((resolve, reject) => {
        waiting.push({ job, signal, resolve, reject });
        if (!isRunning) void runAll();
      });
    },
    async close() {
      clearTimeout(idle);
      for (const { reject } of waiting.splice(0)) reject(new Error('The server is closing'));
      await stopThread();
    },
  };
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** What could not be rendered, by a thread that goes on. */
class RenderError extends Error {
  override readonly name = 'RenderError';
}

function rendered(thread: Worker, job: RenderJob, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const end = () => {
      thread.off('message', take);
      thread.off('error', fail);
      thread.off('exit', exited);
      signal.removeEventListener('abort', abort);
    };
    const fail = (error: unknown) => {
      end();
      reject(error);
    };
    const take = (answer: Answer) => {
      end();
      if ('content' in answer) resolve(answer.content);
      else reject(new RenderError(answer.problem));
    };
    const exited = (code: number) => fail(new Error(`The rendering thread stopped with code ${code}`));
    const abort = () => fail(signal.reason);
    thread.once('message', take);
    thread.once('error', fail);
    thread.once('exit', exited);
    signal.addEventListener('abort', abort, { once: true });
    thread.postMessage(job);
  });
}
