import type { MemberRole } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { type Brand, brandedMail, type Mail, type MailWords, plainMail } from '../../brand/index.ts';
import { MEMBERS_TEXTS } from '../../core/index.ts';

interface InvitationFacts {
  readonly brand: Brand;
  readonly recipient: string;
  readonly projectName: string;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly role: MemberRole;
  readonly url: string;
  readonly expiresOnUtc: Date;
}

/** The mail with an invitation, in the sender's language. A reply goes to the sender. */
export function invitationMail(facts: InvitationFacts): Mail {
  const { brand, recipient, projectName: project, senderName: sender, senderEmail, role, url, expiresOnUtc } = facts;
  const end = formatInstant(expiresOnUtc.toISOString(), { dateStyle: 'long', timeZone: 'UTC' });
  const words: MailWords = {
    title: MEMBERS_TEXTS.subject({ sender, project }),
    paragraphs: [
      MEMBERS_TEXTS.lead({ sender, email: senderEmail, project, role }),
      MEMBERS_TEXTS.signIn({ recipient }),
      MEMBERS_TEXTS.until({ end }),
    ],
    button: { label: MEMBERS_TEXTS.open, url },
    note: MEMBERS_TEXTS.unexpected,
  };
  return {
    recipient,
    replyTo: senderEmail,
    subject: words.title,
    body: plainMail(words),
    html: brandedMail(brand, words),
  };
}
