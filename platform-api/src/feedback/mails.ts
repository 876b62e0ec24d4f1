import type { AssistanceRequest, Feedback, RegionalEditRequest } from '@specbuilder/shared-contracts/api';
import { areSentAlong } from '../outbox/attachments.ts';
import type { Mail } from '../outbox/outbox.ts';
import { MAIL_TEXTS } from '../words/mail.generated.ts';

/** What a visitor wrote, as the mail somebody at the company reads. */

export function feedbackMail(recipient: string, brandName: string, request: Feedback): Mail {
  return {
    recipient,
    replyTo: request.email,
    subject: MAIL_TEXTS.feedback({ brand: brandName }),
    body: letter(request, [[MAIL_TEXTS.page, request.currentUrl]], request.feedback),
  };
}

/** What goes along with a request for help. */
export interface Enclosures {
  /** Name and reference of the project it is about; null when it is about none. */
  readonly project: string | null;
  readonly files: readonly { readonly id: string; readonly name: string; readonly sizeBytes: number }[];
}

export function assistanceMail(
  recipient: string,
  region: number,
  request: AssistanceRequest,
  { project, files }: Enclosures,
): Mail {
  const way = areSentAlong(files) ? MAIL_TEXTS.file : MAIL_TEXTS.keptFile;
  const facts: Fact[] = [
    [MAIL_TEXTS.phone, request.phone],
    [MAIL_TEXTS.project, project],
    ...files.map(
      ({ name, sizeBytes }): Fact => [
        way,
        MAIL_TEXTS.fileOfSize({ name, kilobytes: Math.max(1, Math.round(sizeBytes / 1024)) }),
      ],
    ),
  ];
  return {
    recipient,
    replyTo: request.email,
    subject: MAIL_TEXTS.assistance({ region }),
    body: letter(request, facts, request.assistanceRequest),
    fileIds: files.map(({ id }) => id),
  };
}

export function regionEditMail(recipient: string, request: RegionalEditRequest): Mail {
  const changes = Object.entries(request.changeSet).map(([property, value]) =>
    MAIL_TEXTS.change({ property, before: shown(request.originalState[property]), after: shown(value) }),
  );
  return {
    recipient,
    replyTo: request.email,
    subject: MAIL_TEXTS.regionEdit({ region: request.regionNumber }),
    body: letter(
      request,
      [[MAIL_TEXTS.postalCode, request.regionPostalCode]],
      [MAIL_TEXTS.changes, ...changes].join('\n'),
    ),
  };
}

type Fact = readonly [name: string, value: string | null];

function letter(
  sender: { readonly name: string; readonly email: string },
  facts: readonly Fact[],
  text: string,
): string {
  const lines = [[MAIL_TEXTS.from, `${sender.name} <${sender.email}>`] as const, ...facts]
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${value}`);
  return `${lines.join('\n')}\n\n${text}\n`;
}

function shown(value: string | number | boolean | null | undefined): string {
  return value === null || value === undefined || value === '' ? MAIL_TEXTS.nothing : String(value);
}
