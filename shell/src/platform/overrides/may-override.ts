import type { SignedInUser } from '@specbuilder/shared-contracts/platform';

/** May try out builds of their own on a site that lets them. */
export function mayOverride(user: SignedInUser | null): boolean {
  return user?.roles.some((role) => role === 'dev' || role === 'admin') ?? false;
}
