import { formatInstant } from '@specbuilder/shared-contracts/language';
import { type Brand, brandAddress, type Mail, type MailMessages, mailTexts } from '../../brand/index.ts';
import { ACCOUNT_MAIL_MESSAGES as MESSAGES } from '../../core/index.ts';
import type { UserRow } from '../users/store.ts';

/** Mails about an account, in the language of the call that caused them. */
export interface AccountMailFacts {
  readonly brand: Brand;
  readonly publicUrl: string;
  readonly user: Pick<UserRow, 'userName' | 'email'>;
}

export function welcomeMail(facts: AccountMailFacts): Mail {
  const { userName } = facts.user;
  return mailOf(facts, {
    title: MESSAGES.welcome.subject({ brand: nameOf(facts) }),
    paragraphs: [MESSAGES.welcome.lead({ userName }), MESSAGES.welcome.use],
    button: { label: MESSAGES.welcome.open, url: addressOf(facts, '/start') },
    note: MESSAGES.welcome.unexpected,
  });
}

export function userNameMail(facts: AccountMailFacts): Mail {
  const { userName } = facts.user;
  return mailOf(facts, {
    title: MESSAGES.userName.subject({ brand: nameOf(facts) }),
    paragraphs: [MESSAGES.userName.lead({ userName })],
    button: { label: MESSAGES.userName.signIn, url: addressOf(facts, '/login') },
    note: MESSAGES.unasked,
  });
}

/** The link works once, so the mail is a secret as long as it waits. */
export function resetMail(facts: AccountMailFacts, token: string, expiresOnUtc: Date): Mail {
  const { userName } = facts.user;
  const end = formatInstant(expiresOnUtc.toISOString(), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const mail = mailOf(facts, {
    title: MESSAGES.reset.subject({ brand: nameOf(facts) }),
    paragraphs: [MESSAGES.reset.lead({ userName }), MESSAGES.reset.until({ end })],
    button: { label: MESSAGES.reset.choose, url: resetAddress(facts, token) },
    note: MESSAGES.reset.unasked,
  });
  return { ...mail, hasSecret: true };
}

/** What became of the API keys when the password changed. */
export interface KeysOfChange {
  readonly revokedKeys: number;
  readonly keptKeys: number;
}

export function passwordChangedMail(facts: AccountMailFacts, { revokedKeys, keptKeys }: KeysOfChange): Mail {
  const { userName } = facts.user;
  const { lead, sessions, keysRevoked, keysKept } = MESSAGES.passwordChanged;
  const ofKeys = [
    ...(revokedKeys > 0 ? [keysRevoked({ count: revokedKeys })] : []),
    ...(keptKeys > 0 ? [keysKept({ count: keptKeys })] : []),
  ];
  return mailOf(facts, {
    title: MESSAGES.passwordChanged.subject({ brand: nameOf(facts) }),
    paragraphs: [lead({ userName }), sessions, ...ofKeys],
    button: { label: MESSAGES.passwordChanged.notMe, url: addressOf(facts, '/account/forgot-password') },
    note: MESSAGES.passwordChanged.wasMe,
  });
}

/** To the address that the account had, which may be the only one that its owner still reads. */
export function emailLeftMail(facts: AccountMailFacts): Mail {
  const { userName } = facts.user;
  return mailOf(facts, {
    title: MESSAGES.emailLeft.subject({ brand: nameOf(facts) }),
    paragraphs: [MESSAGES.emailLeft.lead({ userName }), MESSAGES.emailLeft.notMe],
    button: { label: MESSAGES.writeToUs, url: facts.brand.settings.urls['support'] ?? addressOf(facts, '/start') },
    note: MESSAGES.emailLeft.wasMe,
  });
}

/** To the address that the account has now. */
export function emailAddedMail(facts: AccountMailFacts): Mail {
  const { userName } = facts.user;
  return mailOf(facts, {
    title: MESSAGES.emailAdded.subject({ brand: nameOf(facts) }),
    paragraphs: [MESSAGES.emailAdded.lead({ userName })],
    button: { label: MESSAGES.emailAdded.open, url: addressOf(facts, '/accounts/edit') },
    note: MESSAGES.emailAdded.unexpected,
  });
}

function mailOf({ brand, user }: AccountMailFacts, words: MailMessages): Mail {
  return {
    recipient: user.email,
    replyTo: null,
    ...mailTexts(brand, words),
  };
}

function nameOf({ brand }: AccountMailFacts): string {
  return brand.settings.brandName;
}

function addressOf({ brand, publicUrl }: AccountMailFacts, path: string): string {
  return brandAddress(publicUrl, path, brand.manufacturerLabelId);
}

/** ACC-015: `t` is the token, `u` the user name. */
export function resetAddress(facts: AccountMailFacts, token: string): string {
  const address = new URL(addressOf(facts, '/account/reset-password/'));
  address.searchParams.set('t', token);
  address.searchParams.set('u', facts.user.userName);
  return address.href;
}
