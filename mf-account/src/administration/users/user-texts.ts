import type { AdminUser } from '@specbuilder/shared-contracts/api';
import type { Role } from '@specbuilder/shared-contracts/domain';
import { ADMIN_USERS_MESSAGES } from '../../messages/admin-users.generated.ts';

export function roleText(role: Role): string {
  const { all, ...names } = ADMIN_USERS_MESSAGES.roleNames;
  return role === '*' ? all : names[role];
}

export type AccountState = 'active' | 'disabled' | 'invited';

export function stateOf({ closedOnUtc, isInvited }: AdminUser): AccountState {
  if (closedOnUtc !== null) return 'disabled';
  return isInvited ? 'invited' : 'active';
}
