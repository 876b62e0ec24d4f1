import type { Role } from '@specbuilder/shared-contracts/domain';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';

export const user = (roles: Role[], salesRegions: number[]): SignedInUser => ({
  userId: '8d1f1f0e-5a44-4f0c-9f43-000000000001',
  userName: 'sales',
  displayName: 'Sam Sales',
  email: 'sam@specbuilder.example',
  roles,
  salesRegions,
  defaultSalesRegion: null,
  isExternal: false,
});
export const SALES = user(['user', 'sales'], [24, 15]);
export const ADMIN = user(['user', 'admin'], []);
