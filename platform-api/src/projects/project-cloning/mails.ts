import { type Brand, type Mail, type MailMessages, mailTexts } from '../../brand/index.ts';
import { CLONING_MESSAGES } from '../../core/index.ts';

interface Cloned {
  readonly brand: Brand;
  readonly projectName: string;
  readonly staffName: string;
  readonly staffEmail: string;
  /** Of the owner's project. */
  readonly url: string;
}

/** Notifies the owner of a project that staff copied it, in the language of who copied it. */
export function clonedMail(recipient: string, { brand, projectName, staffName, staffEmail, url }: Cloned): Mail {
  const message: MailMessages = {
    title: CLONING_MESSAGES.mailSubject({ staff: staffName, project: projectName }),
    paragraphs: [CLONING_MESSAGES.mailLead({ staff: staffName, email: staffEmail, project: projectName })],
    button: { label: CLONING_MESSAGES.mailOpen, url },
    note: CLONING_MESSAGES.mailUnchanged,
  };
  return {
    recipient,
    replyTo: staffEmail,
    ...mailTexts(brand, message),
  };
}
