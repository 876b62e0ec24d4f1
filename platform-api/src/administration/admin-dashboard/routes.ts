import type { Api } from '../../core/http/api.ts';
import type { Database } from '../../core/store/database.ts';
import { type DashboardPorts, readDashboard } from './service.ts';

export function adminDashboardRoutes({ adminDashboard }: Api, db: Database, ports: DashboardPorts) {
  return { read: adminDashboard.read.handler(() => readDashboard(db, ports)) };
}
