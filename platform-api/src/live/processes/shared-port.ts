import cluster, { type Worker } from 'node:cluster';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { PortMessage } from '../../core/index.ts';

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** A turn of the event loop reads them. */
const LAST_WORDS_MS = 50;

/**
 * The port of all processes of a server, for the one that started them. It hands each connection to one of them in turn,
 * and keeps what arrives while none of them takes any, so that callers wait where they would be rejected. A connection
 * belongs to this process until the other one says that it took it; of one that dies before, another process gets it.
 *
 * Node's own cluster closes the port with the last process that listens (lib/internal/cluster/round_robin_handle.js).
 */
export class SharedPort {
  private readonly servers: Server[] = [];
  /** Not handed over yet, the oldest first. */
  private readonly waiting: Socket[] = [];
  /** Processes that take connections and have none on its way to them; a set keeps the order of their turns. */
  private readonly free = new Set<Worker>();
  private readonly onTheirWay = new Map<Worker, Socket>();
  private readonly leaving = new Set<Worker>();
  private readonly onProblem: (error: Error) => void;
  private isEnding = false;

  constructor(onProblem: (error: Error) => void) {
    this.onProblem = onProblem;
    cluster.on('message', (worker: Worker, { kind }: PortMessage) => {
      if (kind === 'takes-connections') this.offer(worker);
      if (kind === 'connection-taken') this.taken(worker);
      // While all end, each serves what arrives for a moment, since proxies have to see first that it ends.
      if (kind === 'takes-no-more' || (kind === 'drains' && !this.isEnding)) this.leave(worker);
    });
    // What the process said last may be read after its end. What it did not take by then it never read from. There is no
    // 'disconnect' of a process that ended with a connection on its way to it.
    cluster.on('exit', (worker) => setTimeout(() => this.lost(worker), LAST_WORDS_MS));
  }

  /** @throws Error of the system when the port cannot be used */
  async open({ host, port }: ListenAddress): Promise<void> {
    for (const address of await addressesOf(host)) {
      const server = createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true }, (socket) => {
        // Of a client that left while it waited.
        socket.on('error', () => undefined);
        this.waiting.push(socket);
        this.handOver();
      });
      server.listen({ host: address, port });
      await once(server, 'listening');
      // Such as too many open files for one more connection.
      server.on('error', this.onProblem);
      this.servers.push(server);
    }
  }

  /** From now on connections are only for those processes that still take them; the port closes with the last of these. */
  end(): void {
    this.isEnding = true;
    this.closeAfterLast();
  }

  private offer(worker: Worker): void {
    this.free.add(worker);
    this.handOver();
  }

  private taken(worker: Worker): void {
    // The other process has it; this ends no more than the name it has here.
    this.onTheirWay.get(worker)?.destroy();
    this.onTheirWay.delete(worker);
    if (!this.leaving.has(worker)) this.offer(worker);
    else this.closeAfterLast();
  }

  private leave(worker: Worker): void {
    this.leaving.add(worker);
    this.free.delete(worker);
    this.closeAfterLast();
  }

  private lost(worker: Worker): void {
    const socket = this.onTheirWay.get(worker);
    this.onTheirWay.delete(worker);
    this.free.delete(worker);
    this.leaving.delete(worker);
    if (socket !== undefined) this.waiting.unshift(socket);
    this.handOver();
    this.closeAfterLast();
  }

  private handOver(): void {
    for (const worker of this.free) {
      const socket = this.waiting.shift();
      if (socket === undefined) return;
      this.free.delete(worker);
      this.onTheirWay.set(worker, socket);
      const message: PortMessage = { kind: 'connection' };
      // A process that is gone is noticed by its disconnection.
      worker.process.send(message, socket, { keepOpen: true }, () => undefined);
    }
  }

  private closeAfterLast(): void {
    if (!this.isEnding || this.free.size > 0 || this.onTheirWay.size > 0) return;
    for (const server of this.servers.splice(0)) server.close();
    for (const socket of this.waiting.splice(0)) socket.destroy();
  }
}

/** A name such as localhost may have an address of each version of IP, and clients use either. */
async function addressesOf(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true });
  return [...new Set(found.map(({ address }) => address))];
}
