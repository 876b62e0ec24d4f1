import type { Role } from '@specbuilder/shared-contracts/domain';
import { and, arrayOverlaps, isNull, not } from 'drizzle-orm';
import { schema } from '../../core/index.ts';

/** Roles of those who work for the brand; every other account is a customer. */
const STAFF_ROLES: Role[] = ['sales', 'admin', 'dev'];

export function isStaff({ roles }: { readonly roles: readonly Role[] }): boolean {
  return roles.some((role) => STAFF_ROLES.includes(role));
}

/** The same of rows: customers whose accounts are open. */
export function isOpenCustomer() {
  const { users } = schema;
  return and(isNull(users.closedOnUtc), not(arrayOverlaps(users.roles, STAFF_ROLES)));
}
