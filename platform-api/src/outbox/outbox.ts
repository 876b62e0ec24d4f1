import type { UnitOfWork } from '../unit-of-work/commit-together.ts';
import type { MailSender } from './mail-sender.ts';
import { addMail } from './store.ts';

export interface Mail {
  readonly recipient: string;
  /** Whoever an answer goes to. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly body: string;
}

/** Where services leave mail. */
export interface Outbox {
  /** Writes the mail with what caused it; it goes out once that is committed. */
  post(unit: UnitOfWork, mail: Mail): Promise<void>;
}

/** @param sender null without a mail server: mails are then kept and can be read by admins */
export function createOutbox(sender: MailSender | null): Outbox {
  return {
    async post(unit, mail) {
      const { tx, manufacturerLabelId } = unit;
      await addMail(tx, { ...mail, manufacturerLabelId, state: sender === null ? 'kept' : 'waiting' });
      if (sender !== null) unit.afterCommit(async () => sender.wake());
    },
  };
}
