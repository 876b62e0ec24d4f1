import { formatInstant } from '@specbuilder/shared-contracts/language';
import type { UserRow } from '../../../accounts/index.ts';
import { type Brand, brandAddress, type Mail, type MailMessages, mailTexts } from '../../../brand/index.ts';
import { PRIVACY_MESSAGES } from '../../../core/index.ts';

const MESSAGES = PRIVACY_MESSAGES.mail;

interface ExportFacts {
  readonly user: UserRow;
  readonly brand: Brand;
  readonly publicUrl: string;
}

/** Says that the copy can be downloaded, also to an owner who did not request it. */
export function exportReadyMail(facts: ExportFacts, expiresOnUtc: Date): Mail {
  const until = formatInstant(expiresOnUtc.toISOString(), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const { userName } = facts.user;
  return mailOf(facts, {
    title: MESSAGES.exportSubject,
    paragraphs: [MESSAGES.exportLead({ userName, until }), MESSAGES.exportPassword],
    button: { label: MESSAGES.exportOpen, url: addressOf(facts) },
    note: MESSAGES.exportNote,
  });
}

export function exportFailedMail(facts: ExportFacts, problem: string): Mail {
  return mailOf(facts, {
    title: MESSAGES.exportFailedSubject,
    paragraphs: [MESSAGES.exportFailedLead, problem],
    button: { label: MESSAGES.exportOpen, url: addressOf(facts) },
    note: MESSAGES.exportNote,
  });
}

/** Accounts of another provider have a page of their own for their data. */
function addressOf({ user, brand, publicUrl }: ExportFacts): string {
  const path = user.issuer === null ? '/accounts/edit' : '/accounts/data';
  const url = new URL(brandAddress(publicUrl, path, brand.manufacturerLabelId));
  if (user.issuer === null) url.searchParams.set('tab', 'security');
  return url.href;
}

function mailOf({ user, brand }: ExportFacts, words: MailMessages): Mail {
  return { recipient: user.email, replyTo: null, ...mailTexts(brand, words) };
}
