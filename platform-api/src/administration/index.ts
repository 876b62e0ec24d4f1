export { adminDashboardRoutes } from './admin-dashboard/routes.ts';
export { addApiDocs } from './api-docs/docs-routes.ts';
export { auditLogRoutes } from './audit-log/routes.ts';
export { BackupError } from './backup/backup-error.ts';
export { runBackupCommand, runRestoreCommand } from './backup/command.ts';
export { deleteAccount } from './privacy/deletion/service.ts';
export { privacyRoutes } from './privacy/routes.ts';
export { retentionSweeps } from './retention/retention.ts';
export { startSweeps } from './sweeps/sweeps.ts';
