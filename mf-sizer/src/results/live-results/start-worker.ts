import code from './selection-worker.ts?worker';

/** A worker may not come from another origin, where remotes often are: it is started from its text. */
export function startWorker(): Worker {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const worker = new Worker(address, { name: 'selection' });
  URL.revokeObjectURL(address);
  return worker;
}
