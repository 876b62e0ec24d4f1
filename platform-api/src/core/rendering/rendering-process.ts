import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { FONTS_FOLDER } from '../package/package-folder.ts';
import type { PdfSection, RenderJob } from './jobs.ts';
import { ModuleProcess } from './module-process.ts';

/**
 * A process that lays out one job at a time. It is started when one needs it, and again once it has ended. Being a process, it has a
 * heap of its own size, gives its memory back, and what ends it ends one document.
 */
export interface RenderingProcess {
  /**
   * @param signal ends the job, and with it the process
   * @throws the reason of the signal, ProcessEnded, Error where the job cannot be rendered or the process cannot run
   */
  run(job: RenderJob, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
  stop(): void;
}

/** What the process receives: a job, then its sections one by one as it wants them. */
export type Order =
  | { readonly job: RenderJob; readonly fontsFolder: string }
  | { readonly section: PdfSection }
  | { readonly isEnd: true };

export type Reply =
  | { readonly isNextWanted: true }
  /** A part of the file. */
  | { readonly content: Uint8Array }
  /** With the resident memory of the process, bytes. */
  | { readonly isDone: true; readonly memory: number }
  | { readonly problem: string };

/** The process ended during a job. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
  /** V8 ends a process that needs more than its heap may have. */
  readonly isOutOfMemory: boolean;

  constructor(code: number | null, signal: NodeJS.Signals | null) {
    super(`The rendering process ended with ${signal ?? `code ${code}`}`);
    this.isOutOfMemory = signal === 'SIGABRT' || code === ABORTED;
  }
}

/** Of a process that a shell started: 128 and the number of the signal. */
const ABORTED = 134;

/** A process that has more is ended after its job: what it has freed would stay its own. Bytes. */
const MAX_KEPT_MEMORY = 200_000_000;

/** @param hasLowPriority whether other processes get the processor before it */
export function createRenderingProcess(
  startProcess: () => ChildProcess = newProcess,
  hasLowPriority = false,
): RenderingProcess {
  let child: ChildProcess | null = null;

  function started(): ChildProcess {
    const made = startProcess();
    const drop = () => {
      if (child === made) child = null;
    };
    if (hasLowPriority) lowerPriority(made);
    // Permanent: an error without a listener would end the server, even while the process is idle.
    made.on('error', drop);
    made.on('exit', drop);
    // The server does not wait for a process that waits for a job.
    made.unref();
    made.channel?.unref();
    return made;
  }

  function stop(): void {
    const stopped = child;
    child = null;
    stopped?.kill('SIGKILL');
  }

  return {
    async run(job, signal) {
      signal.throwIfAborted();
      child ??= started();
      const running = child;
      running.ref();
      running.channel?.ref();
      try {
        const { content, memory } = await responseOf(running, job, signal);
        if (memory > MAX_KEPT_MEMORY) stop();
        return content;
      } catch (error) {
        // A process that is in the midst of something else is of no use to the next job.
        if (!(error instanceof RenderError)) stop();
        throw error;
      } finally {
        running.unref();
        running.channel?.unref();
      }
    },
    stop,
  };
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system has no priorities; it works all the same.
  }
}

/**
 * A submittal of 200 items with its wiring needs a heap of 120 MB (docs/benchmarks.md); the rest is room for larger sections. A young
 * generation as large as the server's would be filled before it is collected.
 */
const RENDERING_ARGUMENTS = ['--max-old-space-size=384', '--max-semi-space-size=8'];

function newProcess(): ChildProcess {
  const { child } = new ModuleProcess(new URL('./render-process.mjs', import.meta.url), {
    execArgv: RENDERING_ARGUMENTS,
    serialization: 'advanced',
    // It needs nothing of the server's settings, which have its passwords.
    env: {},
  });
  return child;
}

/** What could not be rendered, by a process that goes on. */
class RenderError extends Error {
  override readonly name = 'RenderError';
}

interface Rendered {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly memory: number;
}

async function responseOf(child: ChildProcess, job: RenderJob, signal: AbortSignal): Promise<Rendered> {
  const { first, sections } = inParts(job);
  let end = () => {};
  try {
    return await new Promise<Rendered>((resolve, reject) => {
      const parts: Uint8Array[] = [];
      let isOver = false;
      // What cannot be sent has no reader any more. The exit, which may be reported later, says why.
      const send = (order: Order) => {
        if (!isOver) child.send(order, (error) => error && child.kill('SIGKILL'));
      };
      const sendNext = async () => {
        const next = await sections?.next();
        send(next === undefined || next.done ? { isEnd: true } : { section: next.value });
      };
      const take = (reply: Reply) => {
        if ('isNextWanted' in reply) void sendNext().catch(reject);
        else if ('content' in reply) parts.push(reply.content);
        else if ('problem' in reply) reject(new RenderError(reply.problem));
        else resolve({ content: Buffer.concat(parts), memory: reply.memory });
      };
      const exited = (code: number | null, by: NodeJS.Signals | null) => reject(new ProcessEnded(code, by));
      const abort = () => reject(signal.reason);
      end = () => {
        isOver = true;
        child.off('message', take).off('error', reject).off('exit', exited);
        signal.removeEventListener('abort', abort);
      };
      child.on('message', take).once('error', reject).once('exit', exited);
      signal.addEventListener('abort', abort, { once: true });
      send({ job: first, fontsFolder: FONTS_FOLDER });
    });
  } finally {
    end();
    // Not awaited: the next one may be in the making.
    void sections?.return(undefined);
  }
}

/** A document goes without its sections, which follow as they are wanted; other jobs go as they are. */
function inParts(job: RenderJob) {
  if (job.kind !== 'pdf' && job.kind !== 'pdfArchive') return { first: job, sections: null };
  return { first: { ...job, sections: [] }, sections: iteratorOf(job.sections) };
}

async function* iteratorOf<T>(list: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  yield* list;
}
