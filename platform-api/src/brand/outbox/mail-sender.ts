import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Database } from '../../core/index.ts';
import { listAttachments, readContent } from '../files/store.ts';
import { areSentAlong } from './attachments.ts';
import { claimDueMail, type MailRow, markFailed, markSent } from './store.ts';

/** Sends what waits in the outbox, beside the requests. */
export interface MailSender {
  /** Something is waiting: look now instead of at the next round. */
  wake(): void;
  close(): Promise<void>;
}

export interface MailSenderOptions {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  /** smtp:// or smtps:// address with what the mail server wants to know. */
  readonly smtpUrl: string;
  readonly from: string;
  /** Between two looks at the outbox, ms. */
  readonly pollMs?: number;
  /** Waits between the tries, ms; after the last one a mail is given up. */
  readonly retryDelaysMs?: readonly number[];
}

const POLL_MS = 30_000;
/** A minute, five, half an hour, two hours, half a day: a mail server that is down overnight loses nothing. */
const RETRY_DELAYS_MS = [60_000, 300_000, 1_800_000, 7_200_000, 43_200_000];
/** A process that dies while sending gives its mail back after this time, in which the largest one is long sent. */
const LEASE_MS = 900_000;
const MAX_ERROR_LENGTH = 300;
const SMTP_TIMEOUT_MS = 20_000;

/** Starts sending; several processes share the work, since each mail is claimed by one of them. */
export function startMailSender(options: MailSenderOptions): MailSender {
  const { db, log, smtpUrl, from, pollMs = POLL_MS, retryDelaysMs = RETRY_DELAYS_MS } = options;
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    },
    { from },
  );

  async function send(mail: MailRow): Promise<void> {
    const { id, recipient: to, replyTo, subject, body: text, html, unsubscribeUrl, attempts } = mail;
    try {
      const files = await listAttachments(db, [id]);
      const attachments = (areSentAlong(files) ? files : []).map((file) => ({
        filename: file.name,
        contentType: file.contentType,
        content: readContent(db, file),
      }));
      await transport.sendMail({
        to,
        subject,
        text,
        attachments,
        ...(html === null ? {} : { html }),
        ...(replyTo === null ? {} : { replyTo }),
        headers: unsubscribeHeaders(unsubscribeUrl),
      });
    } catch (error) {
      const delay = retryDelaysMs[attempts - 1];
      const nextTry = delay === undefined ? null : new Date(Date.now() + delay);
      // Neither address nor text is logged: they are personal data.
      log.warn({ mailId: id, attempts, isAbandoned: nextTry === null, code: codeOf(error) }, 'a mail was not sent');
      return markFailed(db, id, String(error).slice(0, MAX_ERROR_LENGTH), nextTry);
    }
    await markSent(db, id, new Date());
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const now = new Date();
      // One at a time: a mail that waits for a slow one before it must not outlive its lease.
      const mail = await claimDueMail(db, now, new Date(now.getTime() + LEASE_MS));
      if (mail === undefined) return;
      await send(mail);
    }
  }

  let running: Promise<void> | null = null;
  let isRetried = false;
  let isClosed = false;
  function wake(): void {
    if (isClosed) return;
    if (running !== null) {
      isRetried = true;
      return;
    }
    isRetried = false;
    running = sendAll()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        running = null;
        if (isRetried) wake();
      });
  }

  const timer = setInterval(wake, pollMs).unref();
  wake();
  return {
    wake,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
}

/** Mail programs offer one click only for an https address, as RFC 8058 says. */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {};
  const list = { 'List-Unsubscribe': `<${url}>` };
  return url.startsWith('https:') ? { ...list, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : list;
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'unknown';
}
