import * as z from 'zod/mini';
import { roles } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, text } from '../core/fields.ts';

/** What came new on a day of UTC. */
export const dashboardDay = z.object({
  /** As 2026-03-01. */
  day: text,
  users: finite,
  projects: finite,
  items: finite,
  events: finite,
});
export type DashboardDay = z.infer<typeof dashboardDay>;

const count = z.nullable(finite);

/** Each part is null that could not be read; the others are there all the same. */
export const adminDashboard = z.object({
  /** Accounts that may be used, projects, items in projects, and user actions of the days below. */
  counts: z.object({ users: count, projects: count, items: count, events: count }),
  /** The last 30 days, today at the end; nothing on any of them where the count is null. */
  days: z.array(dashboardDay),
  health: z.object({
    /** How long the store took to respond, ms. */
    store: z.nullable(z.object({ milliseconds: finite })),
    /** Clients connected to the responding server, whichever of its processes they use. */
    hub: z.nullable(z.object({ connections: finite })),
    mail: z.nullable(
      z.object({
        /** Whether a mail server is set; without one mails are kept. */
        hasServer: z.boolean(),
        kept: finite,
        waiting: finite,
        failed: finite,
      }),
    ),
    /** Documents of products that are on file. */
    documents: z.nullable(z.object({ files: finite })),
  }),
});
export type AdminDashboard = z.infer<typeof adminDashboard>;

export const adminDashboardContract = {
  read: endpoint('GET', '/api/admin/dashboard', {
    summary: 'Counts, the last 30 days and the health of the server, of all brands',
    access: roles('admin'),
    overlay: false,
  }).output(adminDashboard),
};
