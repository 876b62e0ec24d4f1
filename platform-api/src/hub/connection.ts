import type { HubCaller } from './connection-token.ts';
import {
  asHubMessage,
  type HubMessage,
  handshakeAnswer,
  MessageType,
  PING,
  readMessages,
  writeMessage,
} from './protocol.ts';

/** The way back to one client, whatever the transport. */
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

/** One client: handshake, then messages both ways until somebody closes. */
export class HubConnection {
  readonly caller: HubCaller;
  readonly countInvocation: () => Promise<void>;
  /** When something last came from the client; a silent one is dropped. */
  lastHeardAt = Date.now();
  private readonly groups = new Set<string>();
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
    this.lastHeardAt = Date.now();
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
    this.options.onClosed(this);
  }

  private take(value: unknown): void {
    if (!this.hasShakenHands) {
      const answer = handshakeAnswer(value);
      this.options.outlet.send(writeMessage(answer));
      if (answer.error === undefined) this.hasShakenHands = true;
      else this.close();
      return;
    }
    const message = asHubMessage(value);
    if (message === undefined) throw new SyntaxError('no hub message');
    if (message.type === MessageType.Close) this.close();
    else if (message.type !== MessageType.Ping) this.options.onInvocation(this, message);
  }
}
