import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The connections that a server has open. */
export interface OpenConnections {
  /** Resolves when none is left, or after the limit; the caller has to let them go. */
  gone(limitMs: number): Promise<void>;
}

export function watchConnections(server: Server): OpenConnections {
  const open = new Set<Socket>();
  let onGone: () => void = () => undefined;
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0) onGone();
    });
  });
  return {
    gone: (limitMs) =>
      new Promise((resolve) => {
        if (open.size === 0) return resolve();
        const timer = setTimeout(resolve, limitMs);
        onGone = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}
