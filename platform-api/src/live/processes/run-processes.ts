import cluster, { type Worker } from 'node:cluster';
import type { PortMessage } from '../../core/index.ts';
import { countPlaces } from './shared-places.ts';
import { type ListenAddress, SharedPort } from './shared-port.ts';
import { relayQuestions } from './siblings.ts';

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;
const FIRST_PAUSE_MS = 250;
const LAST_PAUSE_MS = 10_000;
/** One that has served for so long did not die of its start. */
const STEADY_MS = 60_000;
/** Above what a process takes at most to end in order, below what supervisors wait. */
const KILL_AFTER_MS = 10_000;

/**
 * Runs that many processes of this program, which serve the connections of one port, and replaces those that die. They
 * end by themselves when this one is gone, however it ended.
 *
 * @param address where this process listens for all of them
 * @param onReady called once the first of them responds
 * @returns exit code: of the first process if it cannot start, else 0 when all ended in order after a signal
 * @throws Error of the system when the port cannot be used
 */
export async function runProcesses(count: number, address: ListenAddress, onReady: () => void): Promise<number> {
  relayQuestions();
  countPlaces();
  const port = new SharedPort((error) => console.error(`A connection was not taken: ${error.message}`));
  const crew = new Crew(port);
  // It migrates and seeds the store alone, and says once what is wrong with the settings.
  const code = await crew.startFirst();
  if (code !== null) return code;
  await port.open(address);
  onReady();
  for (let number = 1; number < count; number += 1) crew.start();
  return crew.ended;
}

class Crew {
  /** Resolves after a signal, once all are gone. */
  readonly ended: Promise<number>;
  private readonly port: SharedPort;
  private readonly running = new Set<Worker>();
  private resolveEnded: (code: number) => void = () => undefined;
  private isStopping = false;
  private code = 0;

  constructor(port: SharedPort) {
    this.port = port;
    this.ended = new Promise((resolve) => {
      this.resolveEnded = resolve;
    });
    for (const signal of STOP_SIGNALS) process.on(signal, () => this.stop(signal));
    if (process.connected) process.once('disconnect', () => this.stop('SIGTERM'));
  }

  /** @returns null once it listens, or the exit code of one that did not get so far */
  async startFirst(): Promise<number | null> {
    const worker = this.fork();
    const listens = new Promise<null>((resolve) =>
      worker.on('message', ({ kind }: PortMessage) => {
        if (kind === 'takes-connections') resolve(null);
      }),
    );
    const exits = new Promise<number>((resolve) => worker.once('exit', (code: number | null) => resolve(code ?? 1)));
    const code = await Promise.race([listens, exits]);
    if (code === null) this.replaceAtExit(worker, 0);
    return code;
  }

  /** @param deaths of those before it that did not serve for long */
  start(deaths = 0): void {
    if (!this.isStopping) this.replaceAtExit(this.fork(), deaths);
  }

  private fork(): Worker {
    const worker = cluster.fork();
    this.running.add(worker);
    // Unheard it would end this process: a message that did not reach one which is dying.
    worker.on('error', (error: Error) => {
      console.error(`Process ${worker.process.pid ?? 'without a number'}: ${error.message}`);
      // One that could not be made at all never exits.
      if (worker.process.pid === undefined) worker.emit('exit', 1, null);
    });
    worker.once('exit', (code: number | null, signal: NodeJS.Signals | null) => {
      this.running.delete(worker);
      if (!this.isStopping) return;
      // One that is still starting has nothing to bring to an end, and simply ends of the signal.
      if (code !== 0 && !STOP_SIGNALS.some((item) => item === signal)) this.code = 1;
      if (this.running.size === 0) this.resolveEnded(this.code);
    });
    return worker;
  }

  private replaceAtExit(worker: Worker, deaths: number): void {
    const startedAt = performance.now();
    worker.once('exit', (code: number | null, signal: string | null) => {
      if (this.isStopping) return;
      const again = performance.now() - startedAt > STEADY_MS ? 0 : deaths;
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** again, LAST_PAUSE_MS);
      console.error(`Process ${worker.process.pid} ended (${signal ?? code}); another one starts in ${pauseMs} ms.`);
      setTimeout(() => this.start(again + 1), pauseMs);
    });
  }

  /** Forwards the signal each time: a second one, later, ends processes immediately. */
  private stop(signal: NodeJS.Signals): void {
    const isFirst = !this.isStopping;
    this.isStopping = true;
    this.port.end();
    for (const { process: child } of this.running) child.kill(signal);
    if (this.running.size === 0) this.resolveEnded(this.code);
    if (isFirst) setTimeout(() => this.kill(), KILL_AFTER_MS).unref();
  }

  private kill(): void {
    for (const { process: child } of this.running) child.kill('SIGKILL');
  }
}
