import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Sits between a store and its PostgreSQL server, so that a test can cut the line without touching the server. */
export interface DatabaseProxy {
  /** Address of the database by way of the proxy. */
  readonly url: string;
  /** From now on connections are taken and nothing is carried, as by a server that was stopped in the middle. */
  freeze(): void;
  thaw(): void;
  /** Breaks all connections and rejects new ones, like a server that is down. */
  stop(): Promise<void>;
  /** Takes connections again, at the same address. */
  start(): Promise<void>;
}

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;

  function carry(from: Socket, to: Socket): void {
    sockets.add(from);
    from.on('data', (data) => to.write(data));
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    // Adding a listener for data sets a socket flowing.
    if (isFrozen) from.pause();
  }

  const open = (): Server =>
    createServer((client) => {
      const server = connect(Number(target.port), target.hostname);
      carry(client, server);
      carry(server, client);
    });
  const listen = (server: Server, port: number) =>
    new Promise<Server>((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));

  let listening = await listen(open(), 0);
  const { port } = listening.address() as AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      const closed = new Promise<void>((resolve) => listening.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async start() {
      listening = await listen(open(), port);
    },
  };
}
