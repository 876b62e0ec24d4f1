import type { Api, Database } from '../../core/index.ts';
import { type DashboardPorts, readDashboard } from './service.ts';

export function adminDashboardRoutes({ adminDashboard }: Api, db: Database, ports: DashboardPorts) {
  return { read: adminDashboard.read.handler(() => readDashboard(db, ports)) };
}
