import type { AssistanceRequest, Feedback, RegionalEditRequest } from '@specbuilder/shared-contracts/api';
import { areSentAlong, type Brand, brandedMail, type Mail } from '../../brand/index.ts';
import { MAIL_MESSAGES } from '../../core/index.ts';

/** A visitor's message, as the mail that the company receives. */

export function feedbackMail(recipient: string, brand: Brand, request: Feedback): Mail {
  const subject = MAIL_MESSAGES.feedback({ brand: brand.settings.brandName });
  return letter(brand, request, {
    recipient,
    subject,
    text: request.feedback,
    facts: [[MAIL_MESSAGES.page, request.currentUrl]],
  });
}

/** What is attached to a request for help. */
export interface Enclosures {
  /** Name and reference of the project it is about; null when it is about none. */
  readonly project: string | null;
  readonly files: readonly { readonly id: string; readonly name: string; readonly sizeBytes: number }[];
}

export function assistanceMail(
  recipient: string,
  brand: Brand,
  region: number,
  request: AssistanceRequest,
  { project, files }: Enclosures,
): Mail {
  const way = areSentAlong(files) ? MAIL_MESSAGES.file : MAIL_MESSAGES.storedFile;
  const facts: Fact[] = [
    [MAIL_MESSAGES.phone, request.phone],
    [MAIL_MESSAGES.project, project],
    ...files.map(
      ({ name, sizeBytes }): Fact => [
        way,
        MAIL_MESSAGES.fileOfSize({ name, kilobytes: Math.max(1, Math.round(sizeBytes / 1024)) }),
      ],
    ),
  ];
  const subject = MAIL_MESSAGES.assistance({ region });
  const mail = letter(brand, request, { recipient, subject, facts, text: request.assistanceRequest });
  return { ...mail, fileIds: files.map(({ id }) => id) };
}

export function regionEditMail(recipient: string, brand: Brand, request: RegionalEditRequest): Mail {
  const changes = Object.entries(request.changeSet).map(([property, value]) =>
    MAIL_MESSAGES.change({ property, before: shown(request.originalState[property]), after: shown(value) }),
  );
  return letter(brand, request, {
    recipient,
    subject: MAIL_MESSAGES.regionEdit({ region: request.regionNumber }),
    facts: [[MAIL_MESSAGES.postalCode, request.regionPostalCode]],
    text: [MAIL_MESSAGES.changes, ...changes].join('\n'),
  });
}

type Fact = readonly [name: string, value: string | null];

interface Letter {
  readonly recipient: string;
  readonly subject: string;
  readonly facts: readonly Fact[];
  readonly text: string;
}

/** Details line by line above the message, as text and as a page of the brand; a reply goes to the visitor. */
function letter(
  brand: Brand,
  sender: { readonly name: string; readonly email: string },
  { recipient, subject, facts, text }: Letter,
): Mail {
  const lines = [[MAIL_MESSAGES.from, `${sender.name} <${sender.email}>`] as const, ...facts]
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${value}`);
  const paragraphs = [...lines, ...text.split('\n')].filter((line) => line.trim() !== '');
  const html = brandedMail(brand, { title: subject, paragraphs });
  return { recipient, replyTo: sender.email, subject, body: `${lines.join('\n')}\n\n${text}\n`, html };
}

function shown(value: string | number | boolean | null | undefined): string {
  return value === null || value === undefined || value === '' ? MAIL_MESSAGES.nothing : String(value);
}
