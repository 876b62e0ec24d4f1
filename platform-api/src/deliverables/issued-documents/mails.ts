import { type Brand, brandedMail, type Mail } from '../../brand/index.ts';
import { ISSUE_MESSAGES as MESSAGES } from '../../core/index.ts';

interface IssuedFile {
  readonly name: string;
  /** Address of a file that is too large to go along; null for an attached one. */
  readonly url: string | null;
}

interface IssueMail {
  readonly brand: Brand;
  readonly projectName: string;
  readonly sender: { readonly name: string; readonly email: string };
  readonly subject?: string | undefined;
  readonly message?: string | undefined;
  readonly files: readonly IssuedFile[];
}

/** The mail that documents go out with, in the sender's language; a reply goes to the sender. */
export function issueMail(recipient: string, { brand, projectName, sender, files, ...typed }: IssueMail): Mail {
  const isLinked = files.some(({ url }) => url !== null);
  const subject = oneLine(typed.subject) || MESSAGES.subject({ project: projectName });
  const paragraphs = [
    ...paragraphsOf(typed.message),
    MESSAGES.lead({ sender: sender.name, email: sender.email, project: projectName }),
    ...files.map(({ name, url }) => (url === null ? MESSAGES.attached({ name }) : MESSAGES.linked({ name, url }))),
    ...(isLinked ? [MESSAGES.linksOpen] : []),
  ];
  return {
    recipient,
    replyTo: sender.email,
    subject,
    body: `${paragraphs.join('\n\n')}\n`,
    html: brandedMail(brand, { title: subject, paragraphs }),
    // Who has the link has the document.
    hasSecret: isLinked,
  };
}

/** A line break in a subject would begin another header. */
function oneLine(text: string | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

function paragraphsOf(message: string | undefined): string[] {
  return (message ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
