export { addApiDocs } from './api-docs/docs-routes.ts';
export { deleteAccount } from './privacy/deletion/service.ts';
export { type AdministrationServices, registerAdministration } from './register.ts';
export { retentionSweeps } from './retention/retention.ts';
export { startSweeps } from './sweeps/sweeps.ts';
