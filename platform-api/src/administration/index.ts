export { addApiDocs } from './api-docs/docs-routes.ts';
export { BackupError } from './backup/backup-error.ts';
export { runBackupCommand, runRestoreCommand } from './backup/command.ts';
export { deleteAccount } from './privacy/deletion/service.ts';
export { type AdministrationServices, registerAdministration } from './register.ts';
export { retentionSweeps } from './retention/retention.ts';
export { startSweeps } from './sweeps/sweeps.ts';
