import type {
  LiveSelection,
  LiveSpecification,
  LiveVersions,
  SelectionQuestion,
  SelectionResponse,
} from './selection-messages.ts';

/** As much of a Worker as is needed. */
export type SelectionWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** The engine beside the page. */
export interface BackgroundSelector {
  readonly versions: LiveVersions;
  /** Only the newest request counts: a replaced request, or one that nothing can be sized for, returns null. */
  readonly size: (specification: LiveSpecification) => Promise<LiveSelection | null>;
  readonly close: () => void;
}

/** @throws Error (as a rejection) where the worker does not start */
export function openSelector(worker: SelectionWorker, document: object): Promise<BackgroundSelector> {
  return new Promise((resolve, reject) => {
    const queue = questionsOf(worker);
    worker.onerror = () => reject(new Error('The worker of live results does not run'));
    worker.onmessage = ({ data }: MessageEvent<SelectionResponse>) => {
      if (data.type === 'sized') queue.response(data);
      else resolve({ versions: data.versions, size: queue.request, close: () => worker.terminate() });
    };
    worker.postMessage({ type: 'catalogue', document } satisfies SelectionQuestion);
  });
}

interface Waiting {
  readonly id: number;
  readonly specification: LiveSpecification;
  readonly resolve: (selection: LiveSelection | null) => void;
}

/** One question at a time, so that no worker works through what was typed long ago. */
function questionsOf(worker: SelectionWorker) {
  let requested = 0;
  let running: Waiting | null = null;
  let next: Waiting | null = null;
  const send = (question: Waiting) => {
    running = question;
    const { id, specification } = question;
    worker.postMessage({ type: 'size', id, specification } satisfies SelectionQuestion);
  };
  return {
    request: (specification: LiveSpecification) =>
      new Promise<LiveSelection | null>((resolve) => {
        requested += 1;
        const question = { id: requested, specification, resolve };
        if (running === null) return send(question);
        next?.resolve(null);
        next = question;
      }),
    response: ({ id, selection }: Extract<SelectionResponse, { type: 'sized' }>) => {
      if (running?.id !== id) return;
      running.resolve(id === requested ? selection : null);
      running = null;
      const question = next;
      next = null;
      if (question !== null) send(question);
    },
  };
}
