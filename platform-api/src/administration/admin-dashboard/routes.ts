import type { Api, Database } from '../../core/index.ts';
import { KeptParts } from './kept-part.ts';
import { type DashboardPorts, readDashboard } from './service.ts';

export function adminDashboardRoutes({ adminDashboard }: Api, db: Database, ports: DashboardPorts) {
  const parts = new KeptParts();
  return {
    read: adminDashboard.read.handler(({ context }) => {
      const onProblem = (part: string, error: unknown) =>
        context.log.error({ err: error }, `a part of the dashboard could not be read: ${part}`);
      return readDashboard(db, ports, (part, read) => parts.read(part, read, onProblem));
    }),
  };
}
