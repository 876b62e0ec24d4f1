import type { UnitOfWork } from '../../core/index.ts';
import { attachFiles } from '../files/store.ts';
import type { MailSender } from './mail-sender.ts';
import { addMail, retryMail } from './store.ts';

export interface Mail {
  /** Account that it is written to or for; the caller's where it is absent. */
  readonly userId?: string | null;
  readonly recipient: string;
  /** The recipient of replies. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly body: string;
  /** The same as a page; absent where the text is all. */
  readonly html?: string;
  /** Address that ends what the mail belongs to, for mail programs; absent for a mail that was requested. */
  readonly unsubscribeUrl?: string;
  /** Its text opens something, such as a link to choose another password. */
  readonly hasSecret?: boolean;
  /** Ids of files that go with it. */
  readonly fileIds?: readonly string[];
}

/** Where services leave mail. */
export interface Outbox {
  /**
   * Writes the mail with what caused it; it goes out once that is committed.
   *
   * @returns id of the mail
   */
  post(unit: UnitOfWork, mail: Mail): Promise<string>;
  /**
   * Sends a failed mail of the brand again, with as many attempts as a new one.
   *
   * @returns false when there is none
   */
  retry(unit: UnitOfWork, mailId: string): Promise<boolean>;
}

/** @param sender null without a mail server: mails are then kept and can be read by admins */
export function createOutbox(sender: MailSender | null): Outbox {
  const state = sender === null ? 'kept' : 'waiting';
  const wake = (unit: UnitOfWork) => {
    if (sender !== null) unit.afterCommit(async () => sender.wake());
  };
  return {
    async post(unit, { fileIds = [], userId, ...mail }) {
      const { tx, actor, manufacturerLabelId } = unit;
      const ofUser = userId === undefined ? actor.userId : userId;
      const mailId = await addMail(tx, { ...mail, userId: ofUser, manufacturerLabelId, state });
      await attachFiles(tx, mailId, fileIds);
      wake(unit);
      return mailId;
    },
    async retry(unit, mailId) {
      const isThere = await retryMail(unit.tx, { mailId, manufacturerLabelId: unit.manufacturerLabelId, state });
      wake(unit);
      return isThere;
    },
  };
}
