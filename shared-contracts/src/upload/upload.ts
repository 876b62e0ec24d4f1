import { FILE_LIMITS, partCountOf, type StoredFile } from '../api/brand/files.ts';
import { UPLOAD } from '../domain/constants.ts';
import { type Readable, type Writable, writable } from '../platform/readable.ts';
import { findPart, PartRejected, type Send, sendPart } from './part-request.ts';
import type { InSlot } from './slots.ts';

/** Responses that a retry does not change (UPL-003, ERR-010). */
const PERMANENT_STATUSES: readonly number[] = UPLOAD.permanentErrors;
/** The server has no time now: session over, too slow, too many. */
const BUSY_STATUSES: readonly number[] = [408, 419, 429];
const ENDED: readonly UploadState['status'][] = ['done', 'aborted'];

/** What is read of a browser's File. */
export type SourceFile = Pick<File, 'name' | 'size' | 'slice'>;

export type UploadFailure =
  /** The server said no; it would say so again. */
  | { readonly kind: 'rejected'; readonly status: number; readonly message: string }
  /** The connection or the server failed; what is there stays and `resume` goes on from it. */
  | { readonly kind: 'lost' };

export interface UploadState {
  readonly status: 'sending' | 'paused' | 'failed' | 'done' | 'aborted';
  readonly sentParts: number;
  readonly partCount: number;
  /** 0 to 1, by bytes. */
  readonly progress: number;
  /** By the speed so far; null before the first part. */
  readonly secondsLeft: number | null;
  readonly failure: UploadFailure | null;
  /** The result, once done. */
  readonly file: StoredFile | null;
}

export interface Upload {
  readonly state: Readable<UploadState>;
  /** Stops what is in progress; parts that arrived stay. */
  pause(): void;
  /** Continues after a pause or a lost connection: queries each open part before sending it. */
  resume(): void;
  /** Ends it for good. */
  abort(): void;
}

export interface UploadPorts {
  readonly send: Send;
  readonly wait: (ms: number) => Promise<void>;
  /** Milliseconds. */
  readonly now: () => number;
  readonly inSlot: InSlot;
  readonly uploadKey: string;
}

/** Starts sending a file immediately. */
export function createUpload(file: SourceFile, ports: UploadPorts): Upload {
  return new PartwiseUpload(file, ports);
}

class PartwiseUpload implements Upload {
  readonly state: Writable<UploadState>;
  private readonly file: SourceFile;
  private readonly ports: UploadPorts;
  /** Numbers of the parts that are not known to have arrived. */
  private readonly open: Set<number>;
  /** Aborts what is in progress. */
  private run = new AbortController();

  constructor(file: SourceFile, ports: UploadPorts) {
    this.file = file;
    this.ports = ports;
    const partCount = partCountOf(file.size);
    this.open = new Set(Array.from({ length: partCount }, (_, index) => index + 1));
    this.state = writable<UploadState>({
      status: 'sending',
      sentParts: 0,
      partCount,
      progress: 0,
      secondsLeft: null,
      failure: null,
      file: null,
    });
    void this.sendOpenParts(false);
  }

  pause(): void {
    if (this.state.get().status === 'sending') this.stop('paused');
  }

  resume(): void {
    const { status, failure } = this.state.get();
    if (status !== 'paused' && failure?.kind !== 'lost') return;
    this.change({ status: 'sending', failure: null });
    void this.sendOpenParts(true);
  }

  abort(): void {
    this.stop('aborted');
  }

  private stop(status: 'paused' | 'aborted'): void {
    if (ENDED.includes(this.state.get().status)) return;
    this.run.abort();
    this.change({ status, failure: null });
  }

  private async sendOpenParts(isResumed: boolean): Promise<void> {
    const run = new AbortController();
    this.run = run;
    const startedAt = this.ports.now();
    let sentBytes = 0;
    const sendOne = async (number: number) => {
      const stored = await this.withRetries(number, isResumed, run.signal);
      if (run.signal.aborted) return;
      this.open.delete(number);
      sentBytes += this.bytesOf(number);
      this.reportProgress(stored, (this.ports.now() - startedAt) / sentBytes);
    };
    try {
      await Promise.all([...this.open].map((number) => this.ports.inSlot(() => sendOne(number))));
      if (run.signal.aborted) return;
      const isStored = this.state.get().file !== null;
      this.change(isStored ? { status: 'done' } : { status: 'failed', failure: { kind: 'lost' } });
    } catch (error) {
      if (run.signal.aborted) return;
      run.abort();
      this.change({ status: 'failed', failure: failureOf(error) });
    }
  }

  private async withRetries(number: number, isResumed: boolean, signal: AbortSignal): Promise<StoredFile | null> {
    for (let tries = 0; ; tries += 1) {
      signal.throwIfAborted();
      try {
        return await this.bring(number, isResumed, signal);
      } catch (error) {
        if (signal.aborted || tries === UPLOAD.retries || isPermanent(error)) throw error;
        await orAborted(this.ports.wait(UPLOAD.retryIntervalMs), signal);
      }
    }
  }

  /** A part in progress at a pause may have arrived, so a resumed upload queries first. */
  private async bring(number: number, isResumed: boolean, signal: AbortSignal): Promise<StoredFile | null> {
    const { file, ports, state } = this;
    const names = { uploadKey: ports.uploadKey, fileName: file.name, fileBytes: file.size };
    const part = { ...names, number, count: state.get().partCount };
    const found = isResumed ? await findPart(ports.send, part, signal) : null;
    if (found?.isThere) return found.file;
    const start = (number - 1) * FILE_LIMITS.partBytes;
    return sendPart(ports.send, part, file.slice(start, start + this.bytesOf(number)), signal);
  }

  private bytesOf(number: number): number {
    return Math.min(FILE_LIMITS.partBytes, this.file.size - (number - 1) * FILE_LIMITS.partBytes);
  }

  private reportProgress(stored: StoredFile | null, msPerByte: number): void {
    const openBytes = [...this.open].reduce((sum, number) => sum + this.bytesOf(number), 0);
    this.change({
      sentParts: this.state.get().partCount - this.open.size,
      progress: 1 - openBytes / this.file.size,
      secondsLeft: (openBytes * msPerByte) / 1000,
      ...(stored === null ? {} : { file: stored }),
    });
  }

  private change(changes: Partial<UploadState>): void {
    this.state.set({ ...this.state.get(), ...changes });
  }
}

function orAborted(waiting: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    waiting.then(resolve, reject);
  });
}

function isPermanent(error: unknown): boolean {
  return error instanceof PartRejected && PERMANENT_STATUSES.includes(error.status);
}

/** What the server understood and declined stays declined; a busy or broken one may accept it later. */
function failureOf(error: unknown): UploadFailure {
  if (!(error instanceof PartRejected)) return { kind: 'lost' };
  const { status, message } = error;
  const isDeclined = status < 500 && !BUSY_STATUSES.includes(status);
  return isDeclined || isPermanent(error) ? { kind: 'rejected', status, message } : { kind: 'lost' };
}
