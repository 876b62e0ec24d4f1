import type {
  CompanyDetails,
  PreWireSetting,
  Profile,
  UserDetails,
  UserSettings,
} from '@specbuilder/shared-contracts/api';
import { assignedRegionOf } from '@specbuilder/shared-contracts/domain';
import {
  type Caller,
  invalid,
  notFound,
  type Queryable,
  type UnitOfWork,
  USER_MESSAGES,
  violatesUnique,
} from '../../core/index.ts';
import { regionResponse } from '../sales-region.ts';
import { companyColumns, companyResponse, type PlaceFinder } from './company.ts';
import { findUser, isEmailOfAnother, toggleIncludePreWire, type UserWithSettings, updateUser } from './store.ts';

export interface EmailChange {
  readonly userId: string;
  readonly userName: string;
  readonly from: string;
  readonly to: string;
}

export interface ProfilePorts {
  /** Part of the write: what goes with another address of an account. */
  readonly emailChanged: (unit: UnitOfWork, change: EmailChange) => Promise<void>;
}

/** @throws HttpError 'not-found' when there is no such user */
export async function readUserDetails(db: Queryable, userId: string): Promise<UserDetails> {
  const found = await findUser(db, userId);
  if (found === undefined) throw notFound('user');
  return detailsOf(found);
}

/**
 * Changes name and e-mail of the caller.
 *
 * @throws HttpError 'invalid' with field email when another account has the address
 */
export async function saveProfile(
  unit: UnitOfWork,
  caller: Caller,
  profile: Profile,
  { emailChanged }: ProfilePorts,
): Promise<UserDetails> {
  const { firstName, lastName, email } = profile;
  const before = await findUser(unit.tx, caller.userId);
  if (await isEmailOfAnother(unit.tx, email, caller.userId)) throw invalid('email', USER_MESSAGES.duplicateEmail);
  try {
    await updateUser(unit.tx, caller.userId, { firstName, lastName, email });
  } catch (error) {
    // Two accounts may have requested the address at the same moment.
    throw violatesUnique(error, 'users_email_key') ? invalid('email', USER_MESSAGES.duplicateEmail) : error;
  }
  unit.audit({ action: 'profile-changed', userId: caller.userId });
  if (before !== undefined && before.user.email !== email) {
    await emailChanged(unit, {
      userId: caller.userId,
      userName: before.user.userName,
      from: before.user.email,
      to: email,
    });
  }
  return readUserDetails(unit.tx, caller.userId);
}

/**
 * Replaces the company of the caller.
 *
 * @throws HttpError 'invalid' with field address.postalCode for a code that belongs to no place
 */
export async function saveCompany(
  unit: UnitOfWork,
  { userId }: Caller,
  company: CompanyDetails,
  places: PlaceFinder,
): Promise<UserDetails> {
  await updateUser(unit.tx, userId, companyColumns(company, places));
  unit.audit({ action: 'profile-changed', userId });
  return readUserDetails(unit.tx, userId);
}

/** Turns the prewire setting of the caller on or off. */
export async function togglePreWire(unit: UnitOfWork, { userId }: Caller): Promise<PreWireSetting> {
  const includePreWire = await toggleIncludePreWire(unit.tx, userId);
  if (includePreWire === undefined) throw notFound('user');
  return { includePreWire };
}

/** Names are computed here and nowhere else. */
function detailsOf({ user, settings, selectedRegion }: UserWithSettings): UserDetails {
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
    company: companyResponse(user),
    roles: user.roles,
    salesRegions: user.salesRegions,
    defaultSalesRegion: assignedRegionOf(user),
    settings: settingsOf(settings, selectedRegion),
  };
}

function settingsOf(
  settings: UserWithSettings['settings'],
  selectedRegion: UserWithSettings['selectedRegion'],
): UserSettings {
  return {
    salesRegionNumber: settings?.salesRegionNumber ?? null,
    selectedSalesRegion: selectedRegion === null ? null : regionResponse(selectedRegion),
    isRegionManuallySelected: settings?.isRegionManuallySelected ?? false,
    isRegionAssignedOnServer: settings?.isRegionAssignedOnServer ?? false,
    defaultCurrencyCode: settings?.defaultCurrencyCode ?? null,
    includePreWire: settings?.includePreWire ?? false,
  };
}
