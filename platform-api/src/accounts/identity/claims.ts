import { assignedRegionOf } from '@specbuilder/shared-contracts/domain';
import type { UserRow } from '../users/store.ts';

/** Claims of a user as the ID token carries them; the specification's names. */
export interface UserClaims {
  readonly [name: string]: unknown;
  readonly sub: string;
}

export function claimsOf(user: UserRow): UserClaims {
  const name = `${user.firstName} ${user.lastName}`.trim() || user.userName;
  return {
    sub: user.id,
    name,
    preferred_username: user.userName,
    given_name: user.firstName,
    family_name: user.lastName,
    email: user.email,
    role: user.roles,
    sales_region: user.salesRegions,
    default_sales_region: assignedRegionOf(user),
  };
}
