import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Lifecycle } from './lifecycle.ts';
import type { PortMessage } from './port-message.ts';

/**
 * Serves connections that the process with the port hands over, in place of a port of this process.
 *
 * @returns stops taking them; what is handed over after that goes to another process
 */
export function receiveConnections(server: Server, lifecycle: Lifecycle): () => void {
  let takes = true;
  process.on('message', ({ kind }: PortMessage, handed: unknown) => {
    if (kind !== 'connection' || !takes) return;
    // Before the first byte is read: what was not taken is handed to another process.
    say('connection-taken');
    const socket = handed as Socket | undefined;
    if (socket === undefined) return;
    // As Node has it for connections of its own: a client may end its side and wait for the response.
    socket.allowHalfOpen = true;
    server.emit('connection', socket);
  });
  // Starts the limits of requests that arrive slowly, which Node binds to this event.
  server.emit('listening');
  lifecycle.onDrain(() => say('drains'));
  say('takes-connections');
  return () => {
    takes = false;
    say('takes-no-more');
  };
}

function say(kind: PortMessage['kind']): void {
  // The process with the port may be gone, and this one with it in a moment.
  if (process.connected) process.send?.({ kind } satisfies PortMessage);
}
