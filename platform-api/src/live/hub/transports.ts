import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { HubConnection, Outlet } from './connection.ts';

type Connect = (outlet: Outlet) => HubConnection;

/** Text messages over a WebSocket. */
export function connectSocket(socket: WebSocket, connect: Connect): void {
  const connection = connect({
    send: (text) => socket.send(text),
    end: () => socket.close(),
  });
  socket.on('message', (data) => connection.receive(String(data)));
  socket.on('close', () => connection.lost());
}

/** Server-sent events towards the client; what the client says arrives by POST. */
export function connectEventStream(request: FastifyRequest, reply: FastifyReply, connect: Connect): HubConnection {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...withoutUndefined(reply.getHeaders()),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // Proxies such as nginx would hold events back.
    'x-accel-buffering': 'no',
  });
  raw.write(':\n\n');
  const connection = connect({
    send: (text) => void raw.write(`data: ${text}\n\n`),
    end: () => void raw.end(),
  });
  request.raw.once('close', () => connection.lost());
  raw.once('close', () => connection.lost());
  return connection;
}

/** How long a poll may wait before it comes back empty. */
const POLL_MS = 25_000;

/** A client that polls; messages wait here for the next poll. */
export class LongPoll implements Outlet {
  private waiting: string[] = [];
  private poll: { reply: FastifyReply; timer: NodeJS.Timeout } | undefined;
  private hasEnded = false;
  private isFirst = true;

  /** Nothing is left for the client to fetch. */
  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  send(text: string): void {
    this.waiting.push(text);
    this.flush();
  }

  end(): void {
    this.hasEnded = true;
    this.flush();
  }

  /** Takes a client's poll. The first is completed immediately: it only confirms that the connection is established. */
  result(connection: HubConnection, reply: FastifyReply): FastifyReply {
    connection.lastReceivedAt = Date.now();
    if (this.isFirst) {
      this.isFirst = false;
      return reply.status(200).send('');
    }
    this.reply('');
    this.poll = { reply, timer: setTimeout(() => this.reply(''), POLL_MS).unref() };
    reply.raw.once('close', () => {
      if (this.poll?.reply === reply) this.forgetPoll();
    });
    this.flush();
    return reply;
  }

  private flush(): void {
    if (this.waiting.length > 0) this.reply(this.waiting.join(''));
    else if (this.hasEnded) this.reply(null);
  }

  /** @param text null means that the client should stop polling */
  private reply(text: string | null): void {
    const { poll } = this;
    if (poll === undefined) return;
    this.forgetPoll();
    if (text !== null && text !== '') this.waiting = [];
    void poll.reply
      .status(text === null ? 204 : 200)
      .type('text/plain; charset=utf-8')
      .send(text ?? '');
  }

  private forgetPoll(): void {
    clearTimeout(this.poll?.timer);
    this.poll = undefined;
  }
}

function withoutUndefined<T>(headers: Readonly<Record<string, T | undefined>>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
