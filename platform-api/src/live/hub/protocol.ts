/** The JSON protocol of ASP.NET Core SignalR: JSON messages, each ended by a record separator. */

const RECORD_SEPARATOR = '\u001e';

export const MessageType = {
  Invocation: 1,
  StreamItem: 2,
  Completion: 3,
  StreamInvocation: 4,
  CancelInvocation: 5,
  Ping: 6,
  Close: 7,
} as const;

export interface HubMessage {
  readonly type: number;
  readonly invocationId?: string;
  readonly target?: string;
  readonly arguments?: readonly unknown[];
  readonly result?: unknown;
  /** One of a stream. */
  readonly item?: unknown;
  readonly error?: string;
  readonly allowReconnect?: boolean;
}

export const PING: HubMessage = { type: MessageType.Ping };

/** Messages that arrived in one piece. Text after the last separator is the beginning of the next piece. */
export interface Received {
  readonly messages: readonly unknown[];
  readonly rest: string;
}

/** @throws SyntaxError when a message is not JSON */
export function readMessages(text: string): Received {
  const parts = text.split(RECORD_SEPARATOR);
  const rest = parts.pop() ?? '';
  return { messages: parts.map((part) => JSON.parse(part) as unknown), rest };
}

export function writeMessage(message: object): string {
  return `${JSON.stringify(message)}${RECORD_SEPARATOR}`;
}

/** Response to a handshake request; only version 1 of the JSON protocol is supported. */
export function handshakeResponse(request: unknown): { readonly error?: string } {
  const { protocol, version } = asRecord(request);
  if (protocol !== 'json') return { error: `The protocol '${String(protocol)}' is not supported.` };
  return version === 1 ? {} : { error: `Version ${String(version)} of the protocol is not supported.` };
}

export function asHubMessage(value: unknown): HubMessage | undefined {
  const { type, invocationId, target, arguments: args } = asRecord(value);
  if (typeof type !== 'number') return undefined;
  return {
    type,
    ...(typeof invocationId === 'string' ? { invocationId } : {}),
    ...(typeof target === 'string' ? { target } : {}),
    ...(Array.isArray(args) ? { arguments: args } : {}),
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
