import type { RemoteRecord } from '@specbuilder/shared-contracts/api';

const MAX_RECORDS = 200;
const SEND_AFTER_MS = 2000;

/** The last records of this page, and their way to the server in small batches (composition.md D3). */
export function createTelemetry(send: (records: RemoteRecord[]) => Promise<unknown>) {
  const kept: RemoteRecord[] = [];
  const watchers = new Set<() => void>();
  let unsent: RemoteRecord[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = async (): Promise<void> => {
    timer = undefined;
    const batch = unsent;
    unsent = [];
    try {
      await send(batch);
    } catch {
      // A server that cannot take records must not trouble the page; they stay in `records`.
    }
  };
  return {
    records: (): readonly RemoteRecord[] => kept,
    /** Notified after each record; returns the way to stop. */
    watch(listener: () => void): () => void {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    report(record: RemoteRecord): void {
      kept.push(record);
      if (kept.length > MAX_RECORDS) kept.shift();
      unsent.push(record);
      for (const watcher of [...watchers]) watcher();
      // A moment later, so that what an area loads at its start comes first.
      if (timer === undefined) timer = setTimeout(() => void flush(), SEND_AFTER_MS);
    },
  };
}
export type Telemetry = ReturnType<typeof createTelemetry>;
