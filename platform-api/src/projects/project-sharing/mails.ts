import { formatInstant } from '@specbuilder/shared-contracts/language';
import { type Brand, type Mail, type MailMessages, mailTexts } from '../../brand/index.ts';
import { SHARING_MESSAGES } from '../../core/index.ts';

interface SharedLink {
  readonly brand: Brand;
  readonly projectName: string;
  readonly senderName: string;
  readonly senderEmail: string;
  readonly url: string;
  readonly expiresOnUtc: Date | null;
  readonly timeZone: string | null;
}

/** The mail with a link, in the sender's language. A reply goes to the sender. */
export function shareMail(recipient: string, link: SharedLink): Mail {
  const { brand, projectName: project, senderName: sender, senderEmail, url, expiresOnUtc, timeZone } = link;
  const end = expiresOnUtc === null ? [] : [SHARING_MESSAGES.until({ end: instantIn(expiresOnUtc, timeZone) })];
  const words: MailMessages = {
    title: SHARING_MESSAGES.subject({ sender, project }),
    paragraphs: [SHARING_MESSAGES.lead({ sender, email: senderEmail, project }), SHARING_MESSAGES.signIn, ...end],
    button: { label: SHARING_MESSAGES.open, url },
    note: SHARING_MESSAGES.keepToYourself,
  };
  return {
    recipient,
    replyTo: senderEmail,
    ...mailTexts(brand, words),
  };
}

function instantIn(instant: Date, timeZone: string | null): string {
  return formatInstant(instant.toISOString(), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    timeZoneName: 'longGeneric',
  });
}

function isTimeZone(name: string | null): name is string {
  try {
    return name !== null && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
