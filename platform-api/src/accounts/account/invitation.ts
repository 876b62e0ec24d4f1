import { formatInstant } from '@specbuilder/shared-contracts/language';
import { type Mail, type MailMessages, mailTexts } from '../../brand/index.ts';
import { type Caller, ADMIN_USERS_MESSAGES as MESSAGES, type UnitOfWork } from '../../core/index.ts';
import { newSecretToken, secretTokenHash } from '../identity/secret-token.ts';
import { userDisplayName } from '../users/display-name.ts';
import { findUser, type UserRow } from '../users/store.ts';
import { type AccountMailFacts, resetAddress } from './mails.ts';
import { type AccountPorts, brandOf } from './ports.ts';
import { saveReset } from './store.ts';

/** Invitations lie over a weekend; afterwards "forgot password" brings another link. */
const INVITATION_MS = 7 * 86_400_000;

export type InvitationPorts = Pick<AccountPorts, 'outbox' | 'brands' | 'publicUrl'>;

interface Invitation {
  /** Of the account that was made, which has no password. */
  readonly user: UserRow;
  readonly senderName: string;
  /** What the sender has to say, line by line. */
  readonly note?: readonly string[];
}

/** Mails the owner of an account a link to choose a password, which works once within a week. */
export async function postInvitation(
  unit: UnitOfWork,
  ports: InvitationPorts,
  { user, senderName, note = [] }: Invitation,
): Promise<void> {
  const token = newSecretToken();
  const expiresOnUtc = endOfInvitation();
  await saveReset(unit.tx, { userId: user.id, tokenHash: secretTokenHash(token), expiresOnUtc });
  const facts = { brand: brandOf(ports, unit.manufacturerLabelId), publicUrl: ports.publicUrl, user };
  const url = resetAddress(facts, token);
  const mail = invitationMail(facts, { senderName, note, expiresOnUtc, url });
  await ports.outbox.post(unit, { ...mail, userId: user.id });
}

/** The name of a user in the mails that they cause. */
export async function senderNameOf({ tx }: UnitOfWork, { userId, userName }: Caller): Promise<string> {
  const sender = (await findUser(tx, userId))?.user;
  return sender === undefined ? userName : userDisplayName(sender);
}

export function endOfInvitation(): Date {
  return new Date(Date.now() + INVITATION_MS);
}

interface InvitationWords {
  readonly senderName: string;
  readonly note: readonly string[];
  readonly expiresOnUtc: Date;
  /** Where a password is chosen. */
  readonly url: string;
}

export function invitationMail(
  { brand, user }: AccountMailFacts,
  { senderName, note, expiresOnUtc, url }: InvitationWords,
): Mail {
  const end = formatInstant(expiresOnUtc.toISOString(), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const words: MailMessages = {
    title: MESSAGES.subject({ brand: brand.settings.brandName }),
    paragraphs: [MESSAGES.lead({ sender: senderName, userName: user.userName }), ...note, MESSAGES.until({ end })],
    button: { label: MESSAGES.choose, url },
    note: MESSAGES.unexpected,
  };
  return {
    recipient: user.email,
    replyTo: null,
    ...mailTexts(brand, words),
    hasSecret: true,
  };
}
