import type { EndpointSample, SampleRows } from './endpoint-sample.ts';

/** Calls about frozen states of a project, and about projects as files. */
export const REVISION_SAMPLES: Readonly<Record<string, (rows: SampleRows) => EndpointSample>> = {
  'projects.file.export': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'projects.file.preview': ({ document }) => ({ body: { document }, bad: { body: { document: {} } } }),
  'projects.file.import': ({ document }) => ({
    body: { document },
    bad: { body: { document: { ...document, schemaVersion: 99 } } },
  }),
  'projects.revisions.list': ({ revised: { projectId } }) => ({
    params: { projectId },
    bad: { params: { projectId: 'x' } },
  }),
  'projects.revisions.issue': ({ revised: { projectId } }) => ({
    params: { projectId },
    body: { name: 'Issued for bid' },
    bad: { body: { name: '', number: '#' } },
  }),
  'projects.revisions.compare': ({ revised: { projectId, revisionId } }) => ({
    params: { projectId },
    query: { before: revisionId, after: 'present' },
    bad: { query: { before: revisionId, after: 'past' } },
  }),
  'projects.revisions.read': ({ revised: { projectId, revisionId } }) => ({
    params: { projectId, revisionId },
    bad: { params: { projectId, revisionId: 'x' } },
  }),
  'projects.revisions.goBack': ({ revised: { projectId, revisionId } }) => ({
    params: { projectId, revisionId },
    bad: { params: { projectId, revisionId: 'x' } },
  }),
};
