import { WebSocket } from 'ws';

const HANDSHAKE = '{"protocol":"json","version":1}\u001e';

export interface RawSocket {
  readonly socket: WebSocket;
  /** Why the hub closed it; null once the hub has greeted it. */
  readonly rejection: string | null;
}

interface Negotiated {
  readonly availableTransports: readonly unknown[];
  readonly connectionToken: string;
}

/** What a hub offers to a client that wants to connect. */
export async function negotiate(url: string, headers: Record<string, string> = {}): Promise<Negotiated> {
  const response = await fetch(`${url}/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', ...headers },
  });
  return (await response.json()) as Negotiated;
}

/** Opens a WebSocket with a connection token, which clients of the library use only once. */
export async function openRawSocket(url: string, token: string): Promise<RawSocket> {
  const socket = new WebSocket(`${url}?id=${token}`);
  socket.once('open', () => socket.send(HANDSHAKE));
  const rejection = await new Promise<string | null>((resolve, reject) => {
    socket.once('message', () => resolve(null));
    socket.once('close', (_code, reason) => resolve(String(reason)));
    socket.once('error', reject);
  });
  return { socket, rejection };
}
