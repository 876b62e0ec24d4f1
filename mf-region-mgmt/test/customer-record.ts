import type {
  CustomerNote,
  CustomerProject,
  CustomerQuote,
  CustomerRecord,
  CustomerRequest,
} from '@specbuilder/shared-contracts/api';
import type { TestResponses } from '@specbuilder/shared-contracts/testing';

/** Of a customer who did nothing. */
export const NO_RECORD: CustomerRecord = { projects: 0, requests: 0, quotes: 0, notes: 0 };

export const PROJECT = {
  projectId: '5b1f1f0e-5a44-4f0c-9f43-0000000000a1',
  name: 'Northgate Clinic',
  referenceId: 'SB-1042',
};
export const customerProject = (changes: Partial<CustomerProject['project']> = {}): CustomerProject => ({
  ...{ project: { ...PROJECT, isReadable: true, ...changes }, city: 'Chicago', state: 'IL', itemCount: 12 },
  ...{ isArchived: true, updatedOnUtc: '2026-11-20T10:00:00Z' },
});
const REQUEST: CustomerRequest = {
  ...{ id: 'r1', createdOnUtc: '2026-11-20T10:00:00Z', salesRegionNumber: 24, request: 'Which curb fits?' },
  ...{ project: { ...PROJECT, isReadable: false }, fileCount: 2 },
};
const QUOTE: CustomerQuote = {
  ...{ id: 'q1', issuedOnUtc: '2026-11-20T10:00:00Z', project: { ...PROJECT, isReadable: false } },
  ...{ revision: 'R1', fileName: 'Quotation.pdf', issuedBy: 'Sam Sales' },
};
export const note = (changes: Partial<CustomerNote> = {}): CustomerNote => ({
  ...{ id: '8d1f1f0e-5a44-4f0c-9f43-0000000000e1', text: 'Prefers direct drive', author: 'Sam Sales' },
  ...{ createdOnUtc: '2026-11-20T10:00:00Z', changedOnUtc: null, isOwn: true, isDeletable: true },
  ...changes,
});

/** The first page of a list, and how many rows there are. */
export const firstOf = (items: readonly object[], totalCount = items.length) => ({
  ...{ items, totalCount, pageIndex: 0, pageSize: 50 },
});

/** One of each; 61 projects, of which the newest are shown. */
export const recordResponses = (others: TestResponses = {}): TestResponses => ({
  'GET /api/user/regional/record': () => ({ projects: 61, requests: 1, quotes: 1, notes: 1 }),
  'GET /api/user/regional/projects': () => firstOf([customerProject()], 61),
  'GET /api/user/regional/requests': () => firstOf([REQUEST]),
  'GET /api/user/regional/quotes': () => firstOf([QUOTE]),
  'GET /api/user/regional/notes': () => firstOf([note()]),
  ...others,
});
