import type { AlertForm } from '@specbuilder/shared-contracts/api';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { findUser } from '../../accounts/index.ts';
import { type Caller, notFound, type UnitOfWork } from '../../core/index.ts';
import { readActivity } from './activity.ts';
import { testMail } from './mails.ts';
import { namesOf } from './names.ts';
import { findRecipient } from './recipients.ts';
import { latestRun, runBefore } from './schedule.ts';
import type { AlertPorts } from './sender.ts';

/**
 * Sends the mail of an alert, saved or not, to the user who tests it: what it would report for the period ending now.
 *
 * @throws HttpError 'invalid' when the recipient cannot get such an alert
 */
export async function sendTest(unit: UnitOfWork, ports: AlertPorts, caller: Caller, form: AlertForm): Promise<void> {
  const { tx, manufacturerLabelId } = unit;
  const { user: recipient } = await findRecipient(unit, form.recipientId ?? caller.userId, form);
  const sender = await findUser(tx, caller.userId);
  if (sender === undefined) throw notFound('user');
  const { salesRegionId, timeZoneId } = form;
  const until = new Date();
  const run = latestRun(form, until);
  const from = new Date(until.getTime() - (run.getTime() - runBefore(form, run).getTime()));
  const report = {
    from,
    until,
    timeZoneId,
    salesRegionId,
    ...(await namesOf(tx, form)),
    // A test can be sent before there is an alert to end.
    id: null,
    manufacturerLabelId,
    language: currentLanguage.get(),
    activity: await readActivity(tx, form, recipient, { from, until }),
  };
  await ports.outbox.post(unit, testMail(sender.user.email, ports, report));
}
