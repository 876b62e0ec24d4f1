import type { Access } from '@specbuilder/shared-contracts/api';
import { ERRORS } from '@specbuilder/shared-contracts/domain';
import { type AccessControl, HttpError, type Who } from '../../core/index.ts';
import { type ConnectionOptions, HubConnection } from './connection.ts';
import type { HubCaller } from './connection-token.ts';
import { createGroupOrder } from './group-order.ts';
import { type HubMessage, MessageType } from './protocol.ts';

/** A method that clients invoke by name. */
export interface HubMethod {
  /** Who may invoke it; what it names is read from the arguments. */
  readonly access: Access<readonly unknown[]>;
  /** What it returns is the invocation's result. */
  readonly invoke: (connection: HubConnection, args: readonly unknown[]) => Promise<unknown>;
}

/** Methods by the name that clients invoke. */
export type HubMethods = Readonly<Record<string, HubMethod>>;

/** Something that clients receive item by item until they cancel it or disconnect. */
export interface HubStream {
  /** Who may open it; what it names is read from the arguments. */
  readonly access: Access<readonly unknown[]>;
  /** @returns what ends it */
  readonly open: (send: (item: unknown) => void) => () => void;
}

/** Streams by the name that clients open them by. */
export type HubStreams = Readonly<Record<string, HubStream>>;

export interface HubOptions {
  readonly methods: HubMethods;
  readonly streams?: HubStreams;
  readonly access: AccessControl;
  /** Whom a connection belongs to, as the store knows them now. */
  readonly whoIs: (caller: HubCaller) => Promise<Who>;
  readonly onProblem: (error: unknown) => void;
}

/** A client as its transport hands it over. */
export interface NewConnection extends Omit<ConnectionOptions, 'onInvocation' | 'onClosed'> {
  readonly onClosed?: () => void;
}

/** A message to a group, and who may receive it: checked for every message, as a thing may change its owner. */
export interface GroupMessage {
  readonly target: string;
  readonly args: readonly unknown[];
  readonly access: Access<readonly unknown[]>;
  /** Names the thing that the access is about. */
  readonly about: readonly unknown[];
  /** The last message to a member who may receive no more; if absent, nothing is sent. */
  readonly ended?: { readonly target: string; readonly args: readonly unknown[] };
}

export interface Hub {
  readonly size: number;
  connect(connection: NewConnection): HubConnection;
  /** Sends to the members of a group connected to this process; a member without access is removed. */
  sendToGroup(group: string, message: GroupMessage): Promise<void>;
  /** Pings clients, drops silent ones and those whose access token has ended. */
  tick(now?: number): void;
  /** Ends the connections of a session that was signed out. */
  endSession(sessionId: string): void;
  /** Sends every client elsewhere. */
  drain(): void;
}

/** A client pings every 15 s; two missed and a bit. */
const SILENCE_LIMIT_MS = 40_000;

export function createHub(options: HubOptions): Hub {
  const { methods, streams = {}, onProblem } = options;
  const connections = new Set<HubConnection>();
  /** Messages of a group arrive in the order they were sent, however long each check takes. */
  const order = createGroupOrder();
  const byName = new Map(Object.entries(methods).map(([name, method]) => [name.toLowerCase(), method]));
  const streamsByName = new Map(Object.entries(streams).map(([name, stream]) => [name.toLowerCase(), stream]));

  async function openStream(connection: HubConnection, { invocationId = '', target = '', ...message }: HubMessage) {
    const stream = streamsByName.get(target.toLowerCase());
    if (stream === undefined) return connection.complete(invocationId, { error: `There is no stream ${target}.` });
    await rejectStrangers(options, connection, stream.access, message.arguments ?? []);
    const send = (item: unknown) => connection.send({ type: MessageType.StreamItem, invocationId, item });
    connection.openStream(invocationId, () => stream.open(send));
  }

  async function invoke(connection: HubConnection, message: HubMessage): Promise<void> {
    const { type, invocationId, target = '' } = message;
    const complete = (outcome: Pick<HubMessage, 'result' | 'error'>) => connection.complete(invocationId, outcome);
    const isStream = type === MessageType.StreamInvocation;
    if (!isStream && type !== MessageType.Invocation) return;
    const method = byName.get(target.toLowerCase());
    if (isStream) connection.awaitStream(invocationId ?? '');
    try {
      await connection.countInvocation();
      if (isStream) return await openStream(connection, message);
      if (method === undefined) return complete({ error: `Unknown hub method '${target}'` });
      const args = message.arguments ?? [];
      await rejectStrangers(options, connection, method.access, args);
      complete({ result: (await method.invoke(connection, args)) ?? null });
    } catch (error) {
      if (!(error instanceof HttpError)) onProblem(error);
      complete({ error: error instanceof HttpError ? error.message : ERRORS.generic });
    }
  }

  return {
    get size() {
      return connections.size;
    },
    connect({ onClosed, ...parts }) {
      const connection = new HubConnection({
        ...parts,
        onInvocation: (sender, message) => void invoke(sender, message),
        onClosed: (closed) => {
          connections.delete(closed);
          onClosed?.();
        },
      });
      connections.add(connection);
      return connection;
    },
    sendToGroup(group, message) {
      return order.deliver(group, async () => {
        const members = [...connections].filter((connection) => connection.isIn(group));
        await Promise.all(members.map((connection) => deliver(options, connection, group, message)));
      });
    },
    tick(now = Date.now()) {
      for (const connection of connections) {
        const { expiresAt } = connection.caller;
        if (expiresAt !== null && now >= expiresAt * 1000) connection.close('The access token has ended.', true);
        else if (now - connection.lastReceivedAt > SILENCE_LIMIT_MS)
          connection.close('The client has gone silent.', true);
        else connection.ping();
      }
    },
    endSession(sessionId) {
      for (const connection of connections) {
        if (connection.caller.sessionId === sessionId) connection.close('The session has ended.', true);
      }
    },
    drain() {
      for (const connection of connections) connection.close(undefined, true);
    },
  };
}

/** @throws HttpError if the caller of the connection, with their current rights in the store, may not do it */
async function rejectStrangers(
  { access, whoIs }: HubOptions,
  { caller }: HubConnection,
  needed: HubMethod['access'],
  args: readonly unknown[],
): Promise<void> {
  const who = { ...(await whoIs(caller)), linkToken: caller.linkToken };
  access.admit(needed, who);
  await access.checkThings(needed, who, args, false);
}

async function deliver(
  options: HubOptions,
  connection: HubConnection,
  group: string,
  { access, about, target, args, ended }: GroupMessage,
): Promise<void> {
  try {
    await rejectStrangers(options, connection, access, about);
    connection.send({ type: MessageType.Invocation, target, arguments: args });
  } catch (error) {
    if (!(error instanceof HttpError)) return options.onProblem(error);
    connection.leave(group);
    if (ended) connection.send({ type: MessageType.Invocation, target: ended.target, arguments: ended.args });
  }
}
