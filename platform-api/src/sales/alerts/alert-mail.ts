import type { Mail } from '../../brand/index.ts';
import type { Caller, Queryable } from '../../core/index.ts';
import { type AlertFilter, type Period, readActivity } from './activity.ts';
import { type AlertNames, alertMail, type MailPorts } from './mails.ts';

/** An alert with what its mail calls it. */
export type NamedAlert = AlertFilter & AlertNames;

/** Whom a mail is written to. */
export type MailRecipient = Pick<Caller, 'roles' | 'salesRegions'> & { readonly email: string };

/**
 * The mail of an alert about a period, in the current language: the one that is sent, and the one that a preview shows.
 *
 * @returns null when nothing happened that the recipient may see: nothing to tell is no mail
 */
export async function alertMailOf(
  db: Queryable,
  ports: MailPorts,
  alert: NamedAlert,
  recipient: MailRecipient,
  period: Period,
): Promise<Mail | null> {
  const activity = await readActivity(db, alert, recipient, period);
  return activity.total === 0 ? null : alertMail(recipient.email, ports, { ...alert, ...period, activity });
}
