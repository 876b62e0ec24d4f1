export { addApiDocs } from './api-docs/docs-routes.ts';
export { deletionJob } from './privacy/deletion/job.ts';
export { deleteAccount } from './privacy/deletion/service.ts';
export { exportJob } from './privacy/export/job.ts';
export { type AdministrationServices, registerAdministration } from './register.ts';
export { retentionSweeps } from './retention/retention.ts';
export { startSweeps } from './sweeps/sweeps.ts';
