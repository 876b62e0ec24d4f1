import type { AdminUser, NewAccountInvitation } from '@specbuilder/shared-contracts/api';
import { type Caller, invalid, type UnitOfWork, USER_MESSAGES, violatesUnique } from '../../core/index.ts';
import { type InvitationPorts, postInvitation, senderNameOf } from '../account/invitation.ts';
import { findDuplicates } from '../account/store.ts';
import { grantedRoles, knownRegions, userResponse } from './service.ts';
import { insertInvited } from './store.ts';

const SHORTEST_NAME = 3;
/** Leaves space for a number within the 50 characters of a user name. */
const LONGEST_STEM = 44;

/**
 * Creates an account without a password and mails its owner a link to choose one.
 *
 * @throws HttpError 'invalid' with field email for an address that another account has, or with field salesRegions
 */
export async function inviteUser(
  unit: UnitOfWork,
  caller: Caller,
  { firstName, lastName, email, ...rights }: NewAccountInvitation,
  ports: InvitationPorts,
): Promise<AdminUser> {
  const { tx } = unit;
  const userName = await freeUserName(unit, email);
  const roles = grantedRoles(rights.roles);
  const salesRegions = await knownRegions(tx, rights.salesRegions);
  const invited = { userName, email, firstName, lastName, roles, salesRegions };
  const user = await insertInvited(tx, invited).catch((error: unknown) => {
    // Two administrators may have invited the same person at the same moment.
    throw violatesUnique(error, 'users_email_key') ? invalid('email', USER_MESSAGES.duplicateEmail) : error;
  });
  await postInvitation(unit, ports, { user, senderName: await senderNameOf(unit, caller) });
  const details = { roles: roles.join(' '), salesRegions: salesRegions.join(' ') };
  unit.audit({ action: 'account-invited', userId: user.id, details });
  return userResponse(user);
}

/** The part before the @, with a number if another user already has that name. */
async function freeUserName({ tx }: UnitOfWork, email: string): Promise<string> {
  const stem = stemOf(email);
  for (let number = 1; ; number += 1) {
    const userName = number === 1 ? stem : `${stem}${number}`;
    const taken = await findDuplicates(tx, userName, email);
    if (taken.email) throw invalid('email', USER_MESSAGES.duplicateEmail);
    if (!taken.userName) return userName;
  }
}

function stemOf(email: string): string {
  const characters = (email.split('@')[0] ?? '').replace(/[^A-Za-z0-9._-]/g, '').slice(0, LONGEST_STEM);
  return characters.length < SHORTEST_NAME ? `user-${characters}` : characters;
}
