import type { MemberRole } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { type Brand, type Mail, type MailMessages, mailTexts } from '../../brand/index.ts';
import { MEMBERS_MESSAGES } from '../../core/index.ts';

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
  const words: MailMessages = {
    title: MEMBERS_MESSAGES.subject({ sender, project }),
    paragraphs: [
      MEMBERS_MESSAGES.lead({ sender, email: senderEmail, project, role }),
      MEMBERS_MESSAGES.signIn({ recipient }),
      MEMBERS_MESSAGES.until({ end }),
    ],
    button: { label: MEMBERS_MESSAGES.open, url },
    note: MEMBERS_MESSAGES.unexpected,
  };
  return {
    recipient,
    replyTo: senderEmail,
    ...mailTexts(brand, words),
  };
}
