import type { Worker } from 'node:cluster';
import type { EventEmitter } from 'node:events';

/** What Node says between primary and worker: a connection that is handed over, and the word that it arrived. */
interface ClusterMessage {
  readonly cmd?: string;
  readonly act?: string;
  readonly seq?: number;
  readonly ack?: number;
}

interface Handle {
  close(): void;
}

/**
 * Closes the connection that was on its way to a worker which died. Node hands over one at a time and waits for the
 * worker's word; when none comes it keeps the connection open for ever (lib/internal/cluster/round_robin_handle.js), and
 * its client waits as long. A connection that closed is opened again by browsers and proxies.
 */
export function closeLostConnections({ process: child }: Worker): void {
  const onTheirWay = new Map<number | undefined, Handle>();
  const send = child.send.bind(child) as (message: ClusterMessage, ...rest: readonly unknown[]) => boolean;
  const watched = (message: ClusterMessage, handle?: Handle, ...rest: readonly unknown[]) => {
    if (message.act === 'newconn' && handle !== undefined) onTheirWay.set(message.seq, handle);
    return send(message, handle, ...rest);
  };
  Object.assign(child, { send: watched });
  (child as EventEmitter).on('internalMessage', ({ ack }: ClusterMessage) => void onTheirWay.delete(ack));
  child.once('exit', () => {
    for (const handle of onTheirWay.values()) handle.close();
  });
}
