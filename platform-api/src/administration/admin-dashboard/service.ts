import type { AdminDashboard, DashboardDay } from '@specbuilder/shared-contracts/api';
import type { Database } from '../../core/index.ts';
import { countByDay, countDocumentFiles, countMails, countThings } from './store.ts';

export interface DashboardPorts {
  readonly ping: () => Promise<void>;
  /** Clients connected to the hubs of this server. */
  readonly connections: () => Promise<number>;
  readonly hasMailServer: boolean;
}

const DAYS = 30;
const DAY_MS = 86_400_000;

/** What goes on, over all brands, and whether the parts of the server work. */
export async function readDashboard(
  db: Database,
  { ping, connections, hasMailServer }: DashboardPorts,
  now = new Date(),
): Promise<AdminDashboard> {
  const startedAt = performance.now();
  await ping();
  const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10;
  const days = await lastDays(db, now);
  const mails = await countMails(db);
  const mailsThatAre = (state: string) => mails.get(state) ?? 0;
  return {
    counts: { ...(await countThings(db)), events: days.reduce((sum, { events }) => sum + events, 0) },
    days,
    health: {
      store: { milliseconds },
      hub: { connections: await connections() },
      mail: {
        hasServer: hasMailServer,
        kept: mailsThatAre('kept'),
        waiting: mailsThatAre('waiting'),
        failed: mailsThatAre('failed'),
      },
      documents: { files: await countDocumentFiles(db) },
    },
  };
}

async function lastDays(db: Database, now: Date): Promise<DashboardDay[]> {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const first = today - (DAYS - 1) * DAY_MS;
  const { users, projects, items, events } = await countByDay(db, new Date(first));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
    const on = (counts: ReadonlyMap<string, number>) => counts.get(day) ?? 0;
    return { day, users: on(users), projects: on(projects), items: on(items), events: on(events) };
  });
}
