import type { AdminUser, NewAccountInvitation } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import type { Caller } from '../access/caller.ts';
import { type AccountMailFacts, resetAddress } from '../accounts/mails.ts';
import { type AccountPorts, brandOf } from '../accounts/ports.ts';
import { findDuplicates, saveReset } from '../accounts/store.ts';
import { brandedMail, type MailWords, plainMail } from '../branded-mail/branded-mail.ts';
import { newSecretToken, secretTokenHash } from '../identity/secret-token.ts';
import type { Mail } from '../outbox/outbox.ts';
import { invalid } from '../refusal.ts';
import { violatesUnique } from '../store/constraint-errors.ts';
import type { UnitOfWork } from '../unit-of-work/commit-together.ts';
import { userDisplayName } from '../users/display-name.ts';
import { findUser } from '../users/store.ts';
import { ADMIN_USERS_TEXTS as TEXTS } from '../words/admin-users.generated.ts';
import { USER_TEXTS } from '../words/user.generated.ts';
import { grantedRoles, knownRegions, userAnswer } from './service.ts';
import { insertInvited } from './store.ts';

/** Invitations lie over a weekend; afterwards "forgot password" brings another link. */
const INVITATION_MS = 7 * 86_400_000;
const SHORTEST_NAME = 3;
/** Leaves room for a number within the 50 characters of a user name. */
const LONGEST_STEM = 44;

type InvitationPorts = Pick<AccountPorts, 'outbox' | 'brands' | 'publicUrl'>;

/**
 * Makes an account without a password and mails its owner a link to choose one.
 *
 * @throws Refusal 'invalid' with field email for an address that another account has, or with field salesRegions
 */
export async function inviteUser(
  unit: UnitOfWork,
  caller: Caller,
  { firstName, lastName, email, ...wished }: NewAccountInvitation,
  ports: InvitationPorts,
): Promise<AdminUser> {
  const { tx, manufacturerLabelId } = unit;
  const userName = await freeUserName(unit, email);
  const roles = grantedRoles(wished.roles);
  const salesRegions = await knownRegions(tx, wished.salesRegions);
  const invited = { userName, email, firstName, lastName, roles, salesRegions };
  const user = await insertInvited(tx, invited).catch((error: unknown) => {
    // Two administrators may have invited somebody at the same moment.
    throw violatesUnique(error, 'users_email_key') ? invalid('email', USER_TEXTS.duplicateEmail) : error;
  });
  const token = newSecretToken();
  const expiresOnUtc = new Date(Date.now() + INVITATION_MS);
  await saveReset(tx, { userId: user.id, tokenHash: secretTokenHash(token), expiresOnUtc });
  const sender = (await findUser(tx, caller.userId))?.user;
  const facts = { brand: brandOf(ports, manufacturerLabelId), publicUrl: ports.publicUrl, user };
  const senderName = sender === undefined ? caller.userName : userDisplayName(sender);
  const mail = invitationMail(facts, { senderName, token, expiresOnUtc });
  await ports.outbox.post(unit, { ...mail, userId: user.id });
  const details = { roles: roles.join(' '), salesRegions: salesRegions.join(' ') };
  unit.audit({ action: 'account-invited', userId: user.id, details });
  return userAnswer(user);
}

/** What stands before the @, with a number where somebody has that name already. */
async function freeUserName({ tx }: UnitOfWork, email: string): Promise<string> {
  const stem = stemOf(email);
  for (let number = 1; ; number += 1) {
    const userName = number === 1 ? stem : `${stem}${number}`;
    const taken = await findDuplicates(tx, userName, email);
    if (taken.email) throw invalid('email', USER_TEXTS.duplicateEmail);
    if (!taken.userName) return userName;
  }
}

function stemOf(email: string): string {
  const letters = (email.split('@')[0] ?? '').replace(/[^A-Za-z0-9._-]/g, '').slice(0, LONGEST_STEM);
  return letters.length < SHORTEST_NAME ? `user-${letters}` : letters;
}

interface Invitation {
  readonly senderName: string;
  readonly token: string;
  readonly expiresOnUtc: Date;
}

function invitationMail(facts: AccountMailFacts, { senderName, token, expiresOnUtc }: Invitation): Mail {
  const { brand, user } = facts;
  const end = formatInstant(expiresOnUtc.toISOString(), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const words: MailWords = {
    title: TEXTS.subject({ brand: brand.settings.brandName }),
    paragraphs: [TEXTS.lead({ sender: senderName, userName: user.userName }), TEXTS.until({ end })],
    button: { label: TEXTS.choose, url: resetAddress(facts, token) },
    note: TEXTS.unexpected,
  };
  return {
    recipient: user.email,
    replyTo: null,
    subject: words.title,
    body: plainMail(words),
    html: brandedMail(brand, words),
    hasSecret: true,
  };
}
