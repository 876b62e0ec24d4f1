import { randomUUID } from 'node:crypto';
import type { EndpointSample, SampleRows } from './endpoint-sample.ts';

const RIGHTS = { roles: ['user'], salesRegions: [24] };

const newInvitation = () => ({
  ...{ firstName: 'Ines', lastName: 'Park', email: `${randomUUID()}@northshore.example` },
  ...RIGHTS,
});

/** Calls of administrators. */
export const ADMIN_SAMPLES: Readonly<Record<string, (rows: SampleRows) => EndpointSample>> = {
  'adminDashboard.read': () => ({ bad: null }),
  'adminUsers.list': () => ({ query: { keyword: 'may' }, bad: { query: { orderByKey: 'PasswordHash' } } }),
  'adminUsers.saveRights': ({ customerId }) => ({
    params: { userId: customerId },
    body: RIGHTS,
    bad: { body: { ...RIGHTS, roles: ['king'] } },
  }),
  'adminUsers.saveState': ({ customerId }) => ({
    params: { userId: customerId },
    body: { isClosed: false },
    bad: { body: { isClosed: 'yes' } },
  }),
  'adminUsers.endSessions': ({ customerId }) => ({ body: { userId: customerId }, bad: { body: { userId: 'x' } } }),
  'adminUsers.invite': () => ({ body: newInvitation(), bad: { body: { ...newInvitation(), email: 'no-address' } } }),
  'exchangeRates.listRated': () => ({ bad: null }),
  'exchangeRates.setRate': () => ({
    params: { currencyCode: 'CAD' },
    body: { exchangeRate: 1.4 },
    bad: { body: { exchangeRate: 0 } },
  }),
  'settings.brands': () => ({ bad: null }),
  'auditLog.list': () => ({ query: {}, bad: { query: { pageSize: '0' } } }),
  'auditLog.csv': () => ({ query: {}, bad: { query: { userId: 'no-id' } } }),
};
