/** As much of a Worker as is needed. */
export type BackgroundWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** A worker may not come from another origin, where remotes often are: it is started from its text. */
export function startWorker(code: string, name: string): Worker {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const worker = new Worker(address, { name });
  URL.revokeObjectURL(address);
  return worker;
}

/**
 * The response of a worker that is started for one request and stopped after it, or when no one waits for it any more.
 *
 * @throws Error (as a rejection) where the worker does not run, or was stopped
 */
export function responseOf<Response>(
  worker: BackgroundWorker,
  request: unknown,
  stop?: AbortSignal,
): Promise<Response> {
  return new Promise<Response>((resolve, reject) => {
    const isStopped = () => reject(new Error('The worker was stopped'));
    worker.onmessage = ({ data }: MessageEvent<Response>) => resolve(data);
    worker.onerror = () => reject(new Error('The worker does not run'));
    if (stop?.aborted) isStopped();
    else worker.postMessage(request);
    stop?.addEventListener('abort', isStopped);
  }).finally(() => worker.terminate());
}
