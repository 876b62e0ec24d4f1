import type { EndpointSample, SampleRows } from './endpoint-sample.ts';

const bad = { query: { pdfOrientation: 'Upside down' } };

const ofItem = ({ projectId, projectItemId }: SampleRows, format: string) => ({
  query: { projectId, specificItemIds: projectItemId, format },
  bad,
});

/** Documents of one item of a project, each in a format by its number. */
export const DELIVERABLE_SAMPLES: Readonly<Record<string, (rows: SampleRows) => EndpointSample>> = {
  'deliverables.submittal': (rows) => ofItem(rows, '5'),
  'deliverables.submittalPreview': (rows) => ofItem(rows, '3'),
  'deliverables.schedule': (rows) => ofItem(rows, '1'),
  'deliverables.schedulePreview': (rows) => ofItem(rows, '3'),
  'deliverables.specification': (rows) => ofItem(rows, '7'),
  'deliverables.specificationPreview': (rows) => ofItem(rows, '3'),
  'deliverables.specificationHtml': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'deliverables.specificationPdf': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'deliverables.revit': (rows) => ofItem(rows, '9'),
  'deliverables.quotation': (rows) => ofItem(rows, '1'),
  'deliverables.quotationPreview': (rows) => ofItem(rows, '3'),
  'deliverables.soundReport': (rows) => ofItem(rows, '1'),
  'deliverables.soundReportPreview': (rows) => ofItem(rows, '3'),
  'deliverables.electricalHandover': (rows) => ofItem(rows, '1'),
  'deliverables.electricalHandoverPreview': (rows) => ofItem(rows, '3'),
  'deliverables.openingHandover': (rows) => ofItem(rows, '1'),
  'deliverables.openingHandoverPreview': (rows) => ofItem(rows, '3'),
  'deliverables.airBalance': (rows) => ofItem(rows, '1'),
  'deliverables.airBalancePreview': (rows) => ofItem(rows, '3'),
  'deliverables.scheduleColumns': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'deliverables.keptTerms': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'deliverables.keepTerms': ({ projectId }) => ({
    params: { projectId },
    body: { multiplier: 0.385, freight: 850, currency: 'USD' },
    bad: { body: { multiplier: -1 } },
  }),
  'deliverables.ownTerms': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'deliverables.keepOwnTerms': ({ projectId }) => ({
    params: { projectId },
    body: { text: 'Payment net 45 days.' },
    bad: { body: { text: 1 } },
  }),
  'deliverables.issue': ({ projectId, projectItemId }) => ({
    params: { projectId },
    body: {
      documents: [{ deliverable: 'schedule', format: 1 }],
      specificItemIds: [projectItemId],
      recipients: ['ana@ruiz.example'],
      subject: 'Harbor Point Clinic: equipment schedule',
      message: 'Please find the schedule attached.',
    },
    bad: { body: { documents: [{ deliverable: 'schedule', format: 'zip' }], recipients: ['no-address'] } },
  }),
  'deliverables.issued': ({ projectId }) => ({ params: { projectId }, bad: { params: { projectId: 'x' } } }),
  'deliverables.issuedFile': ({ issued: { projectId, documentId } }) => ({
    params: { projectId, documentId },
    bad: { params: { projectId, documentId: 'x' } },
  }),
  'deliverables.mailedFile': ({ issued: { documentId, link } }) => ({
    params: { documentId },
    query: { link },
    bad: { params: { documentId: 'x' }, query: { link } },
  }),
  'deliverables.issuedOfDeleted': () => ({ bad: null }),
  'deliverables.issuedFileOfDeleted': ({ issued: { ofDeletedId } }) => ({
    params: { documentId: ofDeletedId },
    bad: { params: { documentId: 'x' } },
  }),
  'deliverables.anyRevit': ({ projectItemId }) => ({
    query: { specificItemId: projectItemId },
    bad: { query: { specificItemId: 'x' } },
  }),
};
