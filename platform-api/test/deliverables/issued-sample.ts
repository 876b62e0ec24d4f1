import { randomUUID } from 'node:crypto';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { loadSecrets } from '../../src/accounts/identity/secrets.ts';
import { createLinkTokens } from '../../src/core/access/link-tokens.ts';
import type { SampleRows } from '../endpoint-sample.ts';
import { attach, configureRoofFan } from '../sample-rows.ts';
import type { TestApplication } from '../test-application.ts';

/** Issues the schedule of a project to no one. */
export async function issueSchedule(engineer: ApiClient, projectId: string): Promise<string> {
  const documents = [{ deliverable: 'schedule' as const, format: 'csv' }];
  const { documents: issued } = await engineer.deliverables.issue({ projectId, documents });
  return issued[0]?.documentId ?? '';
}

/** A document of a project, and one of a project that was deleted since. */
export async function issuedSample(
  server: TestApplication,
  engineer: ApiClient,
  projectId: string,
): Promise<SampleRows['issued']> {
  const { projectId: deleted } = await engineer.projects.create({ projectName: `Deleted ${randomUUID()}` });
  await attach(engineer, deleted, (await configureRoofFan(engineer)).fanItemId);
  const ofDeletedId = await issueSchedule(engineer, deleted);
  await engineer.projectStubs.delete({ projectId: deleted });
  const documentId = await issueSchedule(engineer, projectId);
  return { projectId, documentId, link: await linkTo(server, documentId), ofDeletedId };
}

/** Token of the link that a mail has in place of a large file. */
export async function linkTo(server: TestApplication, documentId: string): Promise<string> {
  const { linkKey } = await loadSecrets(server.store.db, server.config.signingKeyDays);
  return createLinkTokens(linkKey).issue('issued-document', documentId);
}
