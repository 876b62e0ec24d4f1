import type { UserRow } from '../users/store.ts';
import { claimsOf } from './claims.ts';

const user = {
  id: 'id-1',
  userName: 'maya',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  email: 'maya@fans.example',
  roles: ['user'],
  salesRegions: [24, 15],
  defaultSalesRegion: 15,
} as unknown as UserRow;

describe('The claims of a user', () => {
  it.each([
    ['first and last name', { firstName: 'Maya', lastName: 'Lindqvist' }, 'Maya Lindqvist'],
    ['the only name they gave', { firstName: '', lastName: 'Lindqvist' }, 'Lindqvist'],
    ['the user name without any', { firstName: '', lastName: '' }, 'maya'],
  ])('show %s', (_case, names, name) => {
    expect(claimsOf({ ...user, ...names })['name']).toBe(name);
  });

  it.each([
    ['the one they chose', { defaultSalesRegion: 15 }, 15],
    ['else their first', { defaultSalesRegion: null }, 24],
    ['else none', { defaultSalesRegion: null, salesRegions: [] }, null],
  ])('name as default sales region %s', (_case, regions, expected) => {
    expect(claimsOf({ ...user, ...regions })['default_sales_region']).toBe(expected);
  });
});
