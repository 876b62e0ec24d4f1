import type { Api, Database } from '../../core/index.ts';
import { auditCsv, readAuditLog } from './service.ts';

export function auditLogRoutes(api: Api, db: Database) {
  return {
    list: api.auditLog.list.handler(({ input }) => readAuditLog(db, input)),
    csv: api.auditLog.csv.handler(({ input }) => auditCsv(db, input)),
  };
}
