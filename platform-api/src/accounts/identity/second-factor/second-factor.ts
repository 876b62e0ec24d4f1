import type { Queryable } from '../../../core/index.ts';
import { appAddedOn } from './authenticator-app.ts';
import { listPasskeys } from './passkey-store.ts';
import { countRecoveryCodes, deleteRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';

/** What an account is secured with besides its password. */
export interface Factors {
  readonly hasApp: boolean;
  readonly hasPasskey: boolean;
}

export async function factorsOf(db: Queryable, userId: string): Promise<Factors> {
  const [addedOn, passkeys] = [await appAddedOn(db, userId), await listPasskeys(db, userId)];
  return { hasApp: addedOn !== null, hasPasskey: passkeys.length > 0 };
}

export const hasFactor = ({ hasApp, hasPasskey }: Factors): boolean => hasApp || hasPasskey;

/** Whether the account may not be signed in to with a password alone. */
export function needsFactor({ roles }: { readonly roles: readonly string[] }, isRequiredForAdmins: boolean): boolean {
  return isRequiredForAdmins && roles.includes('admin');
}

/** The first factor of an account brings recovery codes; null while there are some. */
export async function codesForFirstFactor(
  db: Queryable,
  userId: string,
  key: string,
): Promise<readonly string[] | null> {
  return (await countRecoveryCodes(db, userId)) > 0 ? null : renewRecoveryCodes(db, userId, key);
}

/** Recovery codes substitute for a factor, so they are deleted with the last one. */
export async function dropCodesWithoutFactor(db: Queryable, userId: string): Promise<void> {
  if (!hasFactor(await factorsOf(db, userId))) await deleteRecoveryCodes(db, userId);
}
