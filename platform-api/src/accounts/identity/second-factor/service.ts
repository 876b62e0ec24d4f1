import type { Passkey, SecondFactor } from '@specbuilder/shared-contracts/api';
import {
  type Caller,
  invalid,
  notFound,
  type Queryable,
  SECOND_FACTOR_MESSAGES,
  type UnitOfWork,
} from '../../../core/index.ts';
import type { UserRow } from '../../users/store.ts';
import * as apps from './authenticator-app.ts';
import { mailFactorChange, type OwnerMailPorts } from './changed-mail.ts';
import * as passkeyStore from './passkey-store.ts';
import { type RelyingParty, registerPasskey, registrationOptions } from './passkeys.ts';
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';
import { codesForFirstFactor, dropCodesWithoutFactor, factorsOf, hasFactor, needsFactor } from './second-factor.ts';

export interface FactorPorts extends OwnerMailPorts {
  readonly factorKey: string;
  /** Setting REQUIRE_ADMIN_SECOND_FACTOR. */
  readonly isRequiredForAdmins: boolean;
}

const APP = { factor: 'authenticator-app' };
const PASSKEY = { factor: 'passkey' };

export async function readSecondFactor(
  db: Queryable,
  caller: Caller,
  { isRequiredForAdmins }: FactorPorts,
): Promise<SecondFactor> {
  const { userId } = caller;
  const addedOn = await apps.appAddedOn(db, userId);
  return {
    authenticatorApp: addedOn === null ? null : { addedOnUtc: addedOn.toISOString() },
    passkeys: (await passkeyStore.listPasskeys(db, userId)).map(passkeyResponse),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    isRequired: needsFactor(caller, isRequiredForAdmins),
  };
}

export function startApp({ tx }: UnitOfWork, user: UserRow, issuer: string, { factorKey }: FactorPorts) {
  return apps.startApp(tx, user, issuer, factorKey);
}

/** @throws HttpError 'invalid' with field code when it does not belong to the app whose setup has started */
export async function confirmApp(unit: UnitOfWork, { userId }: Caller, code: string, ports: FactorPorts) {
  if (!(await apps.confirmApp(unit.tx, userId, code, ports.factorKey))) {
    throw invalid('code', SECOND_FACTOR_MESSAGES.wrongCode);
  }
  unit.audit({ action: 'factor-added', userId, details: APP });
  await mailFactorChange(unit, userId, 'appAdded', ports);
  return { recoveryCodes: listOf(await codesForFirstFactor(unit.tx, userId, ports.factorKey)) };
}

export async function removeApp(unit: UnitOfWork, { id: userId }: UserRow, ports: FactorPorts): Promise<void> {
  const wasThere = await apps.removeApp(unit.tx, userId);
  await dropCodesWithoutFactor(unit.tx, userId);
  if (!wasThere) return;
  unit.audit({ action: 'factor-removed', userId, details: APP });
  await mailFactorChange(unit, userId, 'appRemoved', ports);
}

/** @throws HttpError 'invalid' while there is no factor that they could substitute for */
export async function renewCodes(unit: UnitOfWork, { id: userId }: UserRow, ports: FactorPorts) {
  if (!hasFactor(await factorsOf(unit.tx, userId))) throw invalid('password', SECOND_FACTOR_MESSAGES.noFactor);
  const recoveryCodes = await renewRecoveryCodes(unit.tx, userId, ports.factorKey);
  unit.audit({ action: 'recovery-codes-renewed', userId });
  await mailFactorChange(unit, userId, 'codesRenewed', ports);
  return { recoveryCodes: [...recoveryCodes] };
}

export async function passkeyOptions({ tx }: UnitOfWork, user: UserRow, party: RelyingParty) {
  return { ...(await registrationOptions(tx, user, party)) };
}

/** @throws HttpError 'invalid' with field credential when it matches no challenge of ours or is registered already */
export async function addPasskey(
  unit: UnitOfWork,
  { userId }: Caller,
  { name, credential }: { readonly name: string; readonly credential: Readonly<Record<string, unknown>> },
  ports: FactorPorts,
) {
  const { tx } = unit;
  const passkey = await registerPasskey(tx, userId, name, credential, ports.publicUrl);
  if (passkey === undefined) throw invalid('credential', SECOND_FACTOR_MESSAGES.badPasskey);
  unit.audit({ action: 'factor-added', userId, details: PASSKEY });
  await mailFactorChange(unit, userId, 'passkeyAdded', ports);
  return {
    passkey: passkeyResponse(passkey),
    recoveryCodes: listOf(await codesForFirstFactor(tx, userId, ports.factorKey)),
  };
}

/** @throws HttpError 'not-found' when the caller has no such passkey */
export async function renamePasskey(
  { tx }: UnitOfWork,
  { userId }: Caller,
  { passkeyId, name }: { readonly passkeyId: string; readonly name: string },
): Promise<Passkey> {
  const passkey = await passkeyStore.renamePasskey(tx, userId, passkeyId, name);
  if (passkey === undefined) throw notFound('passkey');
  return passkeyResponse(passkey);
}

/** @throws HttpError 'not-found' when the user has no such passkey */
export async function removePasskey(
  unit: UnitOfWork,
  { id: userId }: UserRow,
  passkeyId: string,
  ports: FactorPorts,
): Promise<void> {
  if (!(await passkeyStore.deletePasskey(unit.tx, userId, passkeyId))) throw notFound('passkey');
  await dropCodesWithoutFactor(unit.tx, userId);
  unit.audit({ action: 'factor-removed', userId, details: PASSKEY });
  await mailFactorChange(unit, userId, 'passkeyRemoved', ports);
}

function passkeyResponse({ id, name, createdOnUtc, lastUsedOnUtc, isSynced }: passkeyStore.PasskeyRow): Passkey {
  return {
    passkeyId: id,
    name,
    createdOnUtc: createdOnUtc.toISOString(),
    lastUsedOnUtc: lastUsedOnUtc?.toISOString() ?? null,
    isSynced,
  };
}

function listOf(codes: readonly string[] | null): string[] | null {
  return codes && [...codes];
}
