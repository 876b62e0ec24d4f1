import type { Access } from '@specbuilder/shared-contracts/api';
import { ERRORS } from '@specbuilder/shared-contracts/domain';
import type { AccessControl } from '../access/access-control.ts';
import type { Who } from '../access/rules.ts';
import { Refusal } from '../refusal.ts';
import { HubConnection, type Outlet } from './connection.ts';
import type { HubCaller } from './connection-token.ts';
import { type HubMessage, MessageType } from './protocol.ts';

/** A method that clients invoke by name. */
export interface HubMethod {
  /** Who may invoke it; what it names is read from the arguments. */
  readonly access: Access<readonly unknown[]>;
  /** What it returns is the invocation's result. */
  readonly invoke: (connection: HubConnection, args: readonly unknown[]) => Promise<unknown>;
}

export interface HubOptions {
  readonly methods: Readonly<Record<string, HubMethod>>;
  readonly access: AccessControl;
  /** Whom a connection belongs to, as the store knows them now. */
  readonly whoIs: (caller: HubCaller) => Promise<Who>;
  readonly onProblem: (error: unknown) => void;
}

export interface Hub {
  readonly size: number;
  connect(caller: HubCaller, outlet: Outlet, onClosed?: () => void): HubConnection;
  /** Sends to the members of a group that are connected to this process. */
  sendToGroup(group: string, target: string, args: readonly unknown[]): void;
  /** Pings clients, drops silent ones and those whose access token has ended. */
  tick(now?: number): void;
  /** Ends the connections of a session that was signed out. */
  endSession(sessionId: string): void;
  /** Sends every client elsewhere. */
  drain(): void;
}

/** A client pings every 15 s; two missed and a bit. */
const SILENCE_LIMIT_MS = 40_000;

export function createHub({ methods, access, whoIs, onProblem }: HubOptions): Hub {
  const connections = new Set<HubConnection>();
  const byName = new Map(Object.entries(methods).map(([name, method]) => [name.toLowerCase(), method]));

  async function invoke(connection: HubConnection, message: HubMessage): Promise<void> {
    const { type, invocationId, target = '' } = message;
    const complete = (outcome: Pick<HubMessage, 'result' | 'error'>) => {
      // Without an id the client asked for no answer.
      if (invocationId !== undefined) connection.send({ type: MessageType.Completion, invocationId, ...outcome });
    };
    if (type === MessageType.StreamInvocation) return complete({ error: `There is no stream ${target}.` });
    if (type !== MessageType.Invocation) return;
    const method = byName.get(target.toLowerCase());
    if (method === undefined) return complete({ error: `Unknown hub method '${target}'` });
    try {
      const args = message.arguments ?? [];
      const who = await whoIs(connection.caller);
      access.admit(method.access, who);
      await access.checkThings(method.access, who, args, false);
      complete({ result: (await method.invoke(connection, args)) ?? null });
    } catch (error) {
      if (!(error instanceof Refusal)) onProblem(error);
      complete({ error: error instanceof Refusal ? error.message : ERRORS.generic });
    }
  }

  return {
    get size() {
      return connections.size;
    },
    connect(caller, outlet, onClosed) {
      const connection = new HubConnection({
        caller,
        outlet,
        onInvocation: (sender, message) => void invoke(sender, message),
        onClosed: (closed) => {
          connections.delete(closed);
          onClosed?.();
        },
      });
      connections.add(connection);
      return connection;
    },
    sendToGroup(group, target, args) {
      for (const connection of connections) {
        if (connection.isIn(group)) connection.send({ type: MessageType.Invocation, target, arguments: args });
      }
    },
    tick(now = Date.now()) {
      for (const connection of connections) {
        const { expiresAt } = connection.caller;
        if (expiresAt !== null && now >= expiresAt * 1000) connection.close('The access token has ended.', true);
        else if (now - connection.lastHeardAt > SILENCE_LIMIT_MS) connection.close('The client has gone silent.', true);
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
