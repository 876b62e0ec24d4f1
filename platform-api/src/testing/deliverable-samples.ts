import type { EndpointSample, SampleRows } from './endpoint-sample.ts';

const bad = { query: { pdfOrientation: 'Upside down' } };

const ofItem = ({ projectId, projectItemId }: SampleRows, format: string) => ({
  query: { projectId, specificItemIds: projectItemId, format },
  bad,
});

/** Papers of one item of a project. */
export const DELIVERABLE_SAMPLES: Readonly<Record<string, (rows: SampleRows) => EndpointSample>> = {
  'deliverables.submittal': (rows) => ofItem(rows, 'pdf'),
  'deliverables.submittalPreview': (rows) => ofItem(rows, 'html'),
  'deliverables.schedule': (rows) => ofItem(rows, 'csv'),
  'deliverables.schedulePreview': (rows) => ofItem(rows, 'html'),
  'deliverables.specification': (rows) => ofItem(rows, 'doc'),
  'deliverables.specificationPreview': (rows) => ofItem(rows, 'html'),
  'deliverables.specificationHtml': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'deliverables.specificationPdf': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'deliverables.revit': (rows) => ofItem(rows, 'tar'),
  'deliverables.anyRevit': ({ projectItemId }) => ({
    query: { specificItemId: projectItemId },
    bad: { query: { specificItemId: 'x' } },
  }),
};
