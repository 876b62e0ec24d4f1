import type { SignedInUser } from '../platform/index.ts';

/** An engineer who is signed in; a test says what is different about its user. */
export const TEST_USER: SignedInUser = {
  userId: 'u1',
  userName: 'engineer',
  displayName: 'Ann Lee',
  email: '',
  roles: ['user'],
  salesRegions: [],
  defaultSalesRegion: null,
  isExternal: false,
};
