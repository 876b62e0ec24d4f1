import type { AddressInfo } from 'node:net';
import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { FAN_ITEM_HUB, type FanResizedMessage as FanResized } from '@specbuilder/shared-contracts/domain';
import type { TestApplication } from '../test-application.ts';

interface HubVisitor {
  readonly user?: string;
  readonly guestKey?: string;
  readonly expiresIn?: string;
  readonly token?: string;
  readonly linkToken?: string;
}

export interface HubClient {
  readonly connection: HubConnection;
  /** Resolves with the next FanResized that arrives. */
  next(): Promise<FanResized>;
  readonly received: FanResized[];
}

export interface HubClients {
  readonly url: string;
  connect(visitor: HubVisitor): Promise<HubClient>;
  /** Stops this one with the others. */
  keep(connection: HubConnection): void;
  stop(): Promise<void>;
}

/** Lets the server listen and connects to its hub as the browser's own library does. */
export async function openHubClients(server: TestApplication, path: string = FAN_ITEM_HUB.path): Promise<HubClients> {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}${path}`;
  const open: HubConnection[] = [];
  return {
    url,
    async connect({ user, guestKey, linkToken, expiresIn, ...visitor }) {
      const token = visitor.token ?? (user === undefined ? '' : await server.tokenOf(user, expiresIn));
      const connection = new HubConnectionBuilder()
        .withUrl(url, {
          ...(token === '' ? {} : { accessTokenFactory: () => token }),
          headers: {
            ...(guestKey === undefined ? {} : { 'X-Guest-Key': guestKey }),
            ...(linkToken === undefined ? {} : { 'X-Link-Token': linkToken }),
          },
        })
        .configureLogging(LogLevel.None)
        .build();
      const client = listening(connection);
      await connection.start();
      open.push(connection);
      return client;
    },
    keep: (connection) => void open.push(connection),
    async stop() {
      await Promise.all(open.splice(0).map((connection) => connection.stop()));
    },
  };
}

function listening(connection: HubConnection): HubClient {
  const received: FanResized[] = [];
  let resolveNext: ((change: FanResized) => void) | undefined;
  connection.on('FanResized', (change: FanResized) => {
    received.push(change);
    resolveNext?.(change);
  });
  return {
    connection,
    received,
    next: () =>
      new Promise((resolve) => {
        resolveNext = resolve;
      }),
  };
}
