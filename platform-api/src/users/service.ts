import type { Profile, UserDetails, UserSettings } from '@specbuilder/shared-contracts/api';
import type { Caller } from '../identity/caller.ts';
import { invalid, notFound, Refusal } from '../refusal.ts';
import { violatesUnique } from '../store/constraint-errors.ts';
import type { Queryable } from '../store/database.ts';
import type { UnitOfWork } from '../unit-of-work/commit-together.ts';
import {
  findUser,
  isEmailOfAnother,
  type UserSettingsRow,
  type UserWithSettings,
  updateNameAndEmail,
} from './store.ts';
import { USER_TEXTS } from './texts.ts';

/** @throws Refusal 'not-found' when there is no such user */
export async function readUserDetails(db: Queryable, userId: string): Promise<UserDetails> {
  const found = await findUser(db, userId);
  if (found === undefined) throw notFound('User');
  return detailsOf(found);
}

/**
 * Changes name and e-mail of the caller.
 *
 * @throws Refusal 'forbidden' for external accounts and for anybody else's id;
 *   'invalid' with field email when another account has the address
 */
export async function saveProfile(unit: UnitOfWork, caller: Caller, profile: Profile): Promise<UserDetails> {
  if (caller.isExternal) throw new Refusal('forbidden', USER_TEXTS.externalAccount);
  if (profile.userId !== caller.userId) throw new Refusal('forbidden', USER_TEXTS.notYourProfile);
  const { firstName, lastName, email } = profile;
  if (await isEmailOfAnother(unit.tx, email, caller.userId)) throw invalid('email', USER_TEXTS.emailTaken);
  try {
    await updateNameAndEmail(unit.tx, caller.userId, { firstName, lastName, email });
  } catch (error) {
    // Two accounts may have asked for the address at the same moment.
    throw violatesUnique(error, 'users_email_key') ? invalid('email', USER_TEXTS.emailTaken) : error;
  }
  return readUserDetails(unit.tx, caller.userId);
}

/** Names are computed here and nowhere else. */
export function detailsOf({ user, settings }: UserWithSettings): UserDetails {
  const fullName = `${user.firstName} ${user.lastName}`.trim();
  return {
    userId: user.id,
    userName: user.userName,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    fullName,
    displayName: fullName || user.userName,
    name: fullName || user.userName,
    company: { name: user.companyName, phoneNumber: user.companyPhoneNumber },
    roles: user.roles,
    salesRegions: user.salesRegions,
    defaultSalesRegion: user.defaultSalesRegion ?? user.salesRegions[0] ?? null,
    settings: settingsOf(settings),
  };
}

function settingsOf(settings: UserSettingsRow | null): UserSettings {
  return {
    salesRegionNumber: settings?.salesRegionNumber ?? null,
    isRegionManuallySelected: settings?.isRegionManuallySelected ?? false,
    isRegionAssignedOnServer: settings?.isRegionAssignedOnServer ?? false,
    defaultCurrencyCode: settings?.defaultCurrencyCode ?? null,
    includePreWire: settings?.includePreWire ?? false,
  };
}
