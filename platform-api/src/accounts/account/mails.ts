import { formatInstant } from '@specbuilder/shared-contracts/language';
import { type Brand, brandAddress, brandedMail, type Mail, type MailWords, plainMail } from '../../brand/index.ts';
import { ACCOUNT_MAIL_TEXTS as TEXTS } from '../../core/index.ts';
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
    title: TEXTS.welcome.subject({ brand: nameOf(facts) }),
    paragraphs: [TEXTS.welcome.lead({ userName }), TEXTS.welcome.use],
    button: { label: TEXTS.welcome.open, url: addressOf(facts, '/start') },
    note: TEXTS.welcome.unexpected,
  });
}

export function userNameMail(facts: AccountMailFacts): Mail {
  const { userName } = facts.user;
  return mailOf(facts, {
    title: TEXTS.userName.subject({ brand: nameOf(facts) }),
    paragraphs: [TEXTS.userName.lead({ userName })],
    button: { label: TEXTS.userName.signIn, url: addressOf(facts, '/login') },
    note: TEXTS.unasked,
  });
}

/** The link works once, so the mail is a secret as long as it waits. */
export function resetMail(facts: AccountMailFacts, token: string, expiresOnUtc: Date): Mail {
  const { userName } = facts.user;
  const end = formatInstant(expiresOnUtc.toISOString(), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const mail = mailOf(facts, {
    title: TEXTS.reset.subject({ brand: nameOf(facts) }),
    paragraphs: [TEXTS.reset.lead({ userName }), TEXTS.reset.until({ end })],
    button: { label: TEXTS.reset.choose, url: resetAddress(facts, token) },
    note: TEXTS.reset.unasked,
  });
  return { ...mail, hasSecret: true };
}

export function passwordChangedMail(facts: AccountMailFacts): Mail {
  const { userName } = facts.user;
  return mailOf(facts, {
    title: TEXTS.passwordChanged.subject({ brand: nameOf(facts) }),
    paragraphs: [TEXTS.passwordChanged.lead({ userName }), TEXTS.passwordChanged.sessions],
    button: { label: TEXTS.passwordChanged.notMe, url: addressOf(facts, '/account/forgot-password') },
    note: TEXTS.passwordChanged.wasMe,
  });
}

/** To the address that the account had, which may be the only one that its owner still reads. */
export function emailLeftMail(facts: AccountMailFacts): Mail {
  const { userName } = facts.user;
  return mailOf(facts, {
    title: TEXTS.emailLeft.subject({ brand: nameOf(facts) }),
    paragraphs: [TEXTS.emailLeft.lead({ userName }), TEXTS.emailLeft.notMe],
    button: { label: TEXTS.writeToUs, url: facts.brand.settings.urls['support'] ?? addressOf(facts, '/start') },
    note: TEXTS.emailLeft.wasMe,
  });
}

/** To the address that the account has now. */
export function emailAddedMail(facts: AccountMailFacts): Mail {
  const { userName } = facts.user;
  return mailOf(facts, {
    title: TEXTS.emailAdded.subject({ brand: nameOf(facts) }),
    paragraphs: [TEXTS.emailAdded.lead({ userName })],
    button: { label: TEXTS.emailAdded.open, url: addressOf(facts, '/accounts/edit') },
    note: TEXTS.emailAdded.unexpected,
  });
}

function mailOf({ brand, user }: AccountMailFacts, words: MailWords): Mail {
  return {
    recipient: user.email,
    replyTo: null,
    subject: words.title,
    body: plainMail(words),
    html: brandedMail(brand, words),
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
