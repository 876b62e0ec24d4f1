import { confirmPassword, findOpenAccount, type UserRow } from '../../accounts/index.ts';
import { type Caller, type Database, invalid, notFound, PRIVACY_MESSAGES } from '../../core/index.ts';

/**
 * Requires the password again before data is exported or an account is deleted; users of a sign-in provider have none.
 *
 * @throws HttpError 'invalid' with field password, 'too-many' after several wrong ones
 */
export async function confirmOwner(
  db: Database,
  caller: Caller,
  password: string | null,
  address: string,
): Promise<UserRow> {
  const user = await findOpenAccount(db, caller.userId);
  if (user === undefined) throw notFound('user');
  return user.passwordHash === null ? user : confirmPassword(db, caller, password ?? '', address);
}

/** @throws HttpError 'invalid' with field userName when it is not the user's own */
export function confirmUserName({ userName }: UserRow, typed: string): void {
  if (typed.toLowerCase() !== userName.toLowerCase()) throw invalid('userName', PRIVACY_MESSAGES.wrongUserName);
}
