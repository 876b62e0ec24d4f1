import type { HubCaller } from './connection-token.ts';
import {
  asHubMessage,
  type HubMessage,
  handshakeResponse,
  MessageType,
  PING,
  readMessages,
  writeMessage,
} from './protocol.ts';

/** The way back to one client. */
export interface Outlet {
  send(text: string): void;
  /** Ends the transport after what was sent. */
  end(): void;
}

export interface ConnectionOptions {
  readonly caller: HubCaller;
  readonly outlet: Outlet;
  /** Counts a message of the client; throws once its caller has used up the minute's budget. */
  readonly countInvocation: () => Promise<void>;
  readonly onInvocation: (connection: HubConnection, message: HubMessage) => void;
  readonly onClosed: (connection: HubConnection) => void;
}

/** Most text that may wait for the rest of a message. */
const MAX_REST_CHARACTERS = 32_768;
/** Oldest subscriptions give way, so a client that never leaves a group cannot pile them up. */
const MAX_GROUPS = 50;
const MAX_STREAMS = 5;

/** One client: handshake, then messages both ways until either side closes. */
export class HubConnection {
  readonly caller: HubCaller;
  readonly countInvocation: () => Promise<void>;
  /** When something last came from the client; a silent one is dropped. */
  lastReceivedAt = Date.now();
  private readonly groups = new Set<string>();
  /** What ends each stream that is open, by the id that the client gave it. */
  private readonly streams = new Map<string, () => void>();
  /** Ids of streams that are not open yet, while the client's access is being checked. */
  private readonly awaited = new Set<string>();
  private isOpen = true;
  private hasShakenHands = false;
  private rest = '';

  constructor(private readonly options: ConnectionOptions) {
    this.caller = options.caller;
    this.countInvocation = options.countInvocation;
  }

  /** Takes text of the client as it arrives. */
  receive(text: string): void {
    if (!this.isOpen) return;
    this.lastReceivedAt = Date.now();
    try {
      const { messages, rest } = readMessages(this.rest + text);
      if (rest.length > MAX_REST_CHARACTERS) throw new SyntaxError('message too long');
      this.rest = rest;
      for (const message of messages) this.take(message);
    } catch {
      this.close('The message could not be read.');
    }
  }

  send(message: HubMessage): void {
    if (this.isOpen && this.hasShakenHands) this.options.outlet.send(writeMessage(message));
  }

  /** Ends an invocation; without an id the client expects no response. */
  complete(invocationId: string | undefined, outcome: Pick<HubMessage, 'result' | 'error'>): void {
    if (invocationId === undefined) return;
    this.awaited.delete(invocationId);
    this.send({ type: MessageType.Completion, invocationId, ...outcome });
  }

  /** A requested stream; the client may cancel it before it is open. */
  awaitStream(invocationId: string): void {
    this.awaited.add(invocationId);
  }

  /**
   * Opens a stream that is still awaited, until the client cancels it or goes; the oldest gives way to what a client would
   * pile up.
   *
   * @param open returns what ends it
   */
  openStream(invocationId: string, open: () => () => void): void {
    if (!this.awaited.delete(invocationId)) return;
    this.endStream(invocationId);
    this.streams.set(invocationId, open());
    const [oldest] = this.streams.keys();
    if (this.streams.size <= MAX_STREAMS || oldest === undefined) return;
    this.endStream(oldest);
    this.complete(oldest, { error: 'Too many streams are open.' });
  }

  ping(): void {
    this.send(PING);
  }

  join(group: string): void {
    this.groups.delete(group);
    this.groups.add(group);
    const [oldest] = this.groups;
    if (this.groups.size > MAX_GROUPS && oldest !== undefined) this.groups.delete(oldest);
  }

  leave(group: string): void {
    this.groups.delete(group);
  }

  isIn(group: string): boolean {
    return this.groups.has(group);
  }

  /** @param allowReconnect whether the client may come back by itself */
  close(error?: string, allowReconnect = false): void {
    if (!this.isOpen) return;
    const reason = error === undefined ? {} : { error };
    this.send({ type: MessageType.Close, ...reason, ...(allowReconnect ? { allowReconnect } : {}) });
    this.lost();
    this.options.outlet.end();
  }

  /** The transport is gone. */
  lost(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.awaited.clear();
    for (const invocationId of [...this.streams.keys()]) this.endStream(invocationId);
    this.options.onClosed(this);
  }

  private cancelStream(invocationId: string): void {
    this.awaited.delete(invocationId);
    this.endStream(invocationId);
  }

  private endStream(invocationId: string): void {
    this.streams.get(invocationId)?.();
    this.streams.delete(invocationId);
  }

  private take(value: unknown): void {
    if (!this.hasShakenHands) {
      const response = handshakeResponse(value);
      this.options.outlet.send(writeMessage(response));
      if (response.error === undefined) this.hasShakenHands = true;
      else this.close();
      return;
    }
    const message = asHubMessage(value);
    if (message === undefined) throw new SyntaxError('no hub message');
    if (message.type === MessageType.Close) this.close();
    else if (message.type === MessageType.CancelInvocation) this.cancelStream(message.invocationId ?? '');
    else if (message.type !== MessageType.Ping) this.options.onInvocation(this, message);
  }
}
