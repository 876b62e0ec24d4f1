import type { AdminDashboard } from '@specbuilder/shared-contracts/api';
import type { Database } from '../../core/index.ts';
import { COUNTED, type Counted, countByDay, countDocumentFiles, countMails, countTotal } from './store.ts';

export interface DashboardPorts {
  readonly ping: () => Promise<void>;
  /** Clients connected to the hubs of this server. */
  readonly connections: () => Promise<number>;
  readonly hasMailServer: boolean;
}

/** Reads a part of the dashboard, null when it fails. */
export type ReadPart = <T>(part: string, read: () => Promise<T>) => Promise<T | null>;

const DAYS = 30;
const DAY_MS = 86_400_000;

type Health = AdminDashboard['health'];

/** What goes on, over all brands, and whether the parts of the server work. A part that fails is null. */
export async function readDashboard(
  db: Database,
  ports: DashboardPorts,
  readPart: ReadPart,
  now = new Date(),
): Promise<AdminDashboard> {
  const health = await readHealth(db, ports, readPart);
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const first = today - (DAYS - 1) * DAY_MS;
  const [users, projects, items, events] = await Promise.all(
    COUNTED.map((what) => readPart(what, () => countOf(db, what, new Date(first)))),
  );
  const found = { users, projects, items, events };
  const days = Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
    const on = (what: Counted) => found[what]?.byDay.get(day) ?? 0;
    return { day, users: on('users'), projects: on('projects'), items: on('items'), events: on('events') };
  });
  const total = (what: Counted) => found[what]?.total ?? null;
  const counts = { users: total('users'), projects: total('projects'), items: total('items'), events: total('events') };
  return { counts, days, health };
}

async function countOf(db: Database, what: Counted, since: Date) {
  const byDay = await countByDay(db, what, since);
  // Of events, those of the days are counted alone.
  const total =
    what === 'events' ? [...byDay.values()].reduce((sum, events) => sum + events, 0) : await countTotal(db, what);
  return { total, byDay };
}

async function readHealth(
  db: Database,
  { ping, connections, hasMailServer }: DashboardPorts,
  readPart: ReadPart,
): Promise<Health> {
  const [store, hub, mail, documents] = await Promise.all([
    readPart('store', () => timeOf(ping)),
    readPart('hub', async () => ({ connections: await connections() })),
    readPart('mail', async () => {
      const mails = await countMails(db);
      const thatAre = (state: string) => mails.get(state) ?? 0;
      return {
        ...{ hasServer: hasMailServer, kept: thatAre('kept') },
        ...{ waiting: thatAre('waiting'), failed: thatAre('failed') },
      };
    }),
    readPart('documents', async () => ({ files: await countDocumentFiles(db) })),
  ]);
  return { store, hub, mail, documents };
}

async function timeOf(ping: () => Promise<void>) {
  const startedAt = performance.now();
  await ping();
  return { milliseconds: Math.round((performance.now() - startedAt) * 10) / 10 };
}
