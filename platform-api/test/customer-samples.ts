import { randomUUID } from 'node:crypto';
import type { EndpointSample, SampleRows } from './endpoint-sample.ts';

/** A registration of an account that does not exist yet, into sales region 24. */
export function newCustomers(...names: readonly string[]) {
  const accounts = (names.length === 0 ? [`c-${randomUUID().slice(0, 12)}`] : names).map((username) => ({
    username,
    email: `${username}@lakeside.example`,
  }));
  return {
    accounts,
    assignedRegionId: 24,
    companyName: 'Lakeside Mechanical',
    postalCode: '60601',
    additionalInfo: 'See you at the site meeting.',
  };
}

/** Calls of staff about customers. */
export const CUSTOMER_SAMPLES: Readonly<Record<string, (rows: SampleRows) => EndpointSample>> = {
  'customers.paged': () => ({ query: { keyword: 'lin', pageSize: '5' }, bad: { query: { orderByKey: 'Password' } } }),
  'customers.list': () => ({ bad: null }),
  'customers.read': ({ customerId }) => ({ query: { userId: customerId }, bad: { query: { userId: 'x' } } }),
  'customerRecords.read': ({ customerId }) => ({ query: { userId: customerId }, bad: { query: { userId: 'x' } } }),
  'customerRecords.projects': ({ customerId }) => ({ query: { userId: customerId }, bad: { query: { userId: 'x' } } }),
  'customerRecords.requests': ({ customerId }) => ({ query: { userId: customerId }, bad: { query: { userId: 'x' } } }),
  'customerRecords.quotes': ({ customerId }) => ({ query: { userId: customerId }, bad: { query: { userId: 'x' } } }),
  'customerRecords.notes': ({ customerId }) => ({ query: { userId: customerId }, bad: { query: { userId: 'x' } } }),
  'customerRecords.addNote': ({ customerId }) => ({
    body: { userId: customerId, text: 'Prefers direct drive' },
    bad: { body: { userId: customerId, text: '' } },
  }),
  'customerRecords.changeNote': ({ noteId }) => ({
    params: { noteId },
    body: { text: 'Prefers belt drive' },
    bad: { body: { text: '' } },
  }),
  'customerRecords.removeNote': ({ noteId }) => ({ params: { noteId }, bad: { params: { noteId: 'x' } } }),
  'customers.checkExists': () => ({
    query: { userName: 'engineer', userEmail: 'unknown@lakeside.example' },
    bad: { query: { userName: 'x'.repeat(255) } },
  }),
  'customers.register': () => ({
    body: newCustomers(),
    bad: { body: { ...newCustomers(), companyName: ' ' } },
  }),
  'customers.sendTest': () => ({ body: newCustomers(), bad: { body: { ...newCustomers(), accounts: [] } } }),
  // A user who does not exist, so that the rows of the other calls stay.
  'customers.remove': () => ({
    body: [{ email: 'gone@lakeside.example', userId: '8d1f1f0e-5a44-4f0c-9f43-00000000dead' }],
    bad: { body: [] },
  }),
};
