import { Worker } from 'node:worker_threads';
import { FONTS_FOLDER } from '../package/package-folder.ts';
import type { RenderJob } from './jobs.ts';

/** A thread that lays out one job at a time. It is started when one needs it, and again once it has ended. */
export interface RenderingThread {
  /**
   * @param signal ends the job, and with it the thread
   * @throws the reason of the signal, Error where the job cannot be rendered or the thread cannot run
   */
  run(job: RenderJob, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
  stop(): Promise<void>;
}

type Reply = { readonly content: Uint8Array<ArrayBuffer> } | { readonly problem: string };

export function createRenderingThread(startWorker: () => Worker = newWorker): RenderingThread {
  let worker: Worker | null = null;

  function started(): Worker {
    const made = startWorker();
    const drop = () => {
      if (worker === made) worker = null;
    };
    // Permanent: an error without a listener would end the server, even while the thread is idle.
    made.on('error', drop);
    made.on('exit', drop);
    return made;
  }

  async function stop(): Promise<void> {
    const stopped = worker;
    worker = null;
    await stopped?.terminate();
  }

  return {
    async run(job, signal) {
      signal.throwIfAborted();
      worker ??= started();
      try {
        return await responseOf(worker, job, signal);
      } catch (error) {
        // A thread that is in the midst of something else is of no use to the next job.
        if (!(error instanceof RenderError)) await stop();
        throw error;
      }
    },
    stop,
  };
}

function newWorker(): Worker {
  return new Worker(new URL('./render-worker.mjs', import.meta.url), { workerData: { fontsFolder: FONTS_FOLDER } });
}

/** What could not be rendered, by a thread that goes on. */
class RenderError extends Error {
  override readonly name = 'RenderError';
}

function responseOf(worker: Worker, job: RenderJob, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const end = () => {
      worker.off('message', take);
      worker.off('error', fail);
      worker.off('exit', exited);
      signal.removeEventListener('abort', abort);
    };
    const fail = (error: unknown) => {
      end();
      reject(error);
    };
    const take = (response: Reply) => {
      end();
      if ('content' in response) resolve(response.content);
      else reject(new RenderError(response.problem));
    };
    const exited = (code: number) => fail(new Error(`The rendering thread stopped with code ${code}`));
    const abort = () => fail(signal.reason);
    worker.once('message', take);
    worker.once('error', fail);
    worker.once('exit', exited);
    signal.addEventListener('abort', abort, { once: true });
    worker.postMessage(job);
  });
}
