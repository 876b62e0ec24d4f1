import { AuthStatus } from './enumerations.ts';

export const ROLES = ['*', 'admin', 'dev', 'user', 'guest', 'sales'] as const;
export type Role = (typeof ROLES)[number];

/** A claim that may be one value or a list, as the list it means. */
export function toList<T>(claim: T | readonly T[] | null | undefined): T[] {
  if (claim == null) return [];
  return Array.isArray(claim) ? [...claim] : [claim as T];
}

/** Known roles of a role claim, lower case and without repeats; unknown names are dropped. */
export function rolesOf(claim: string | readonly string[] | null | undefined): Role[] {
  const known = new Set<string>(ROLES);
  const names = toList(claim).map((role) => role.toLowerCase());
  return [...new Set(names)].filter((role): role is Role => known.has(role));
}

/** Sales region numbers of a sales_region claim. */
export function salesRegionsOf(claim: number | string | readonly (number | string)[] | null | undefined): number[] {
  const numbers = toList<number | string>(claim).map(Number);
  return [...new Set(numbers)].filter((region) => Number.isInteger(region) && region > 0);
}

/**
 * Guard of a route or call. Each level of parent and child has its own list and each must be met; within one
 * list any role is enough, '*' admits all callers, an empty list rejects all.
 *
 * @param levels one role list per level; no level at all means public
 * @param roles the caller's roles, or null for callers who are not signed in
 */
export function authorize(levels: readonly (readonly Role[])[], roles: readonly Role[] | null): AuthStatus {
  const closed = levels.filter((level) => !level.includes('*'));
  if (closed.length === 0) return AuthStatus.Ok;
  if (roles === null) {
    const openToGuests = closed.every((level) => level.includes('guest'));
    return openToGuests ? AuthStatus.Ok : AuthStatus.NotAuthenticated;
  }
  const met = closed.every((level) => level.some((role) => roles.includes(role)));
  return met ? AuthStatus.Ok : AuthStatus.NotAuthorized;
}

/** Who may request a correction of a sales region: admins, and sales users for their own regions (SHL-069, REG-012). */
export function mayEditRegion(
  user: { readonly roles: readonly Role[]; readonly salesRegions: readonly number[] } | null,
  region: number,
): boolean {
  if (user === null) return false;
  return user.roles.includes('admin') || (user.roles.includes('sales') && user.salesRegions.includes(region));
}
