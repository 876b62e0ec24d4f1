import type { ApiClient } from '@specbuilder/shared-contracts/client';
import type { TestApplication } from '../test-application.ts';

/** The copy of a user's data, once it is put together. */
export async function exportedBy(
  server: Pick<TestApplication, 'jobs'>,
  { privacy }: ApiClient,
  password: string | null,
): Promise<Blob> {
  await privacy.exportData({ password });
  await server.jobs.idle();
  return privacy.downloadExport({ password });
}
