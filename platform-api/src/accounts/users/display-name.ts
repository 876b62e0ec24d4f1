import type { UserRow } from './store.ts';

/** What others read of a user: the name, else the user name. */
export function userDisplayName({
  firstName,
  lastName,
  userName,
}: Pick<UserRow, 'firstName' | 'lastName' | 'userName'>): string {
  return `${firstName} ${lastName}`.trim() || userName;
}
