import type { WebSocket } from 'ws';
import type { HubConnection, Outlet } from './connection.ts';

/** A place that a connection has. */
export interface Admission {
  /** Opens it over an outlet. */
  readonly connect: (outlet: Outlet) => HubConnection;
  /** Gives the place back where it is not opened after all. */
  readonly leave: () => void;
}

/** Close code of RFC 6455 for a client that is not admitted; the reason says why. */
const REJECTED = 1008;

/** What a client sends while its slot is requested waits in its socket. */
export async function openSocket(socket: WebSocket, admitted: Promise<Admission>): Promise<void> {
  socket.pause();
  try {
    const { connect, leave } = await admitted;
    if (socket.readyState === socket.OPEN) connectSocket(socket, connect);
    else leave();
  } catch (error) {
    socket.close(REJECTED, (error as Error).message);
  } finally {
    socket.resume();
  }
}

/** Text messages over a WebSocket. */
function connectSocket(socket: WebSocket, connect: Admission['connect']): void {
  const connection = connect({
    send: (text) => socket.send(text),
    end: () => socket.close(),
  });
  socket.on('message', (data) => connection.receive(String(data)));
  socket.on('close', () => connection.lost());
}
