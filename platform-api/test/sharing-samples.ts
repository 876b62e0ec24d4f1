import { THIS_ENVIRONMENT } from '@specbuilder/shared-contracts/api';
import type { EndpointSample, SampleRows } from './endpoint-sample.ts';

const SHARE = { senderName: 'Maya Lindqvist', projectName: 'Matrix', recipients: ['ana@ruiz.example'] };

/** Calls about links to projects and copies of them. */
export const SHARING_SAMPLES: Readonly<Record<string, (rows: SampleRows) => EndpointSample>> = {
  'projects.share': ({ projectId }) => ({
    params: { projectId },
    body: SHARE,
    bad: { body: { ...SHARE, recipients: ['no-address'] } },
  }),
  'projects.shares': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'projects.revokeShare': ({ projectId, revocableShareId }) => ({
    params: { projectId, shareId: revocableShareId },
    bad: { params: { projectId: 'x', shareId: revocableShareId } },
  }),
  'projects.shared.read': ({ shareId }) => ({
    params: { shareId },
    bad: { params: { shareId: 'x'.repeat(101) } },
  }),
  'projects.shared.clone': ({ shareId }) => ({ body: { shareId }, bad: { body: {} } }),
  'projects.clone': ({ sharedReferenceId }) => ({
    body: { source: THIS_ENVIRONMENT, referenceId: sharedReferenceId },
    bad: { body: { source: 7, referenceId: sharedReferenceId } },
  }),
};
