import type { FastifyBaseLogger } from 'fastify';
import { findUser } from '../../accounts/index.ts';
import type { Outbox } from '../../brand/index.ts';
import type { Catalogues } from '../../catalogue/index.ts';
import { commitTogether, type Database, inLanguage, type LinkTokens, type UnitOfWork } from '../../core/index.ts';
import { alertMailOf } from './alert-mail.ts';
import { mayGetAlerts } from './recipients.ts';
import { latestRun, nextRun, runBefore } from './schedule.ts';
import { type AlertRow, findAlert, lockDueAlert, updateAlert } from './store.ts';

/** What alerts need of the server. */
export interface AlertPorts {
  readonly outbox: Outbox;
  /** Where their links lead. */
  readonly publicUrl: string;
  /** Tokens of the links that end an alert. */
  readonly links: Pick<LinkTokens, 'issue'>;
  /** What brands call categories of their own. */
  readonly catalogues: Pick<Catalogues, 'today'>;
}

export interface AlertSenderOptions extends AlertPorts {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
}

const POLL_MS = 60_000;

/**
 * Sends every alert that is due. Mail and time of the next run are written together, with the alert's row locked, so
 * that one of several servers sends it and a crash neither loses nor repeats it. One that fails waits for the next time.
 */
export async function sendDueAlerts(options: AlertSenderOptions, now = new Date()): Promise<void> {
  const failed: string[] = [];
  for (;;) {
    let current: string | undefined;
    try {
      await inBackground(options, async (unit) => {
        const alert = await lockDueAlert(unit.tx, now, failed);
        current = alert?.id;
        if (alert !== undefined) await sendAlert(unit, options, alert, now);
      });
      if (current === undefined) return;
    } catch (error) {
      options.log.error({ err: error, alertId: current }, 'an alert was not sent');
      if (current === undefined) return;
      failed.push(current);
    }
  }
}

/** Work outside a call: without user and action; the brand is that of each alert. */
function inBackground({ db, log }: AlertSenderOptions, work: (unit: UnitOfWork) => Promise<void>): Promise<void> {
  const onProblem = (error: unknown) => log.error({ err: error }, 'a task after sending an alert failed');
  const actor = { userId: null, guestKeyHash: null };
  return commitTogether(db, { actor, manufacturerLabelId: 1, userAction: null, repeatable: null, onProblem }, work);
}

async function sendAlert(unit: UnitOfWork, ports: AlertPorts, alert: AlertRow, now: Date): Promise<void> {
  const { id, manufacturerLabelId, recipientId, language } = alert;
  // A single mail covers all missed runs.
  const until = latestRun(alert, now);
  const from = alert.reportedUntilUtc ?? runBefore(alert, until);
  const recipient = await findUser(unit.tx, recipientId);
  if (recipient !== undefined && mayGetAlerts(recipient.user)) {
    const named = await findAlert(unit.tx, id);
    const mail =
      named &&
      (await inLanguage(language, () =>
        alertMailOf(unit.tx, ports, { ...named, ...named.alert }, recipient.user, { from, until }),
      ));
    if (mail) await ports.outbox.post({ ...unit, manufacturerLabelId }, { ...mail, userId: recipientId });
  }
  await updateAlert(unit.tx, id, { reportedUntilUtc: until, nextRunOnUtc: nextRun(alert, until) });
}

/** Looks every minute whether alerts are due; returns what stops it. */
export function startAlertSender(options: AlertSenderOptions): () => Promise<void> {
  let running = sendDueAlerts(options);
  const timer = setInterval(() => {
    running = running.then(() => sendDueAlerts(options));
  }, POLL_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
