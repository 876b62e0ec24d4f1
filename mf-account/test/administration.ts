import type { AdminDashboard, AdminUser } from '@specbuilder/shared-contracts/api';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import { person } from './account.ts';

export const ADMIN: SignedInUser = { ...person(false), userName: 'admin', roles: ['user', 'admin'], salesRegions: [] };

export const MAYA: AdminUser = {
  userId: '22222222-2222-4222-8222-222222222222',
  userName: 'engineer',
  email: 'maya@specbuilder.example',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  name: 'Maya Lindqvist',
  companyName: 'Lindqvist Consulting',
  roles: ['user'],
  salesRegions: [],
  isExternal: false,
  isInvited: false,
  createdOnUtc: '2026-03-01T12:00:00Z',
  closedOnUtc: null,
};

export const pageOf = <Row>(...items: readonly Row[]) => ({
  items,
  totalCount: items.length,
  pageIndex: 0,
  pageSize: 10,
});

const dayOf = (index: number) => new Date(Date.UTC(2026, 2, 1 + index)).toISOString().slice(0, 10);

export const DASHBOARD: AdminDashboard = {
  counts: { users: 1204, projects: 31, items: 96, events: 60 },
  days: Array.from({ length: 30 }, (_, index) => ({
    ...{ day: dayOf(index), users: index === 29 ? 4 : 0, projects: 0, items: 1, events: 2 },
  })),
  health: {
    store: { milliseconds: 1.5 },
    hub: { connections: 3 },
    mail: { hasServer: true, kept: 0, waiting: 1, failed: 2 },
    documents: { files: 0 },
  },
};
