import type { AlertForm, AlertPreview } from '@specbuilder/shared-contracts/api';
import { type Caller, inLanguage, notFound, type UnitOfWork } from '../../core/index.ts';
import { alertMailOf } from './alert-mail.ts';
import { mailIdentityOf } from './mail-identity.ts';
import { namesOf } from './names.ts';
import { findRecipient } from './recipients.ts';
import { isSameSchedule, latestRun, nextRun } from './schedule.ts';
import type { AlertPorts } from './sender.ts';
import { type AlertRow, findAlert } from './store.ts';

/**
 * The next mail of an alert as it would be if it was sent now: what happened since its last one. An alert that is not
 * saved, or whose schedule changed, begins with the latest time of its schedule.
 *
 * @param form with the id of a saved alert
 * @throws HttpError 'invalid' when the recipient cannot get such an alert
 */
export async function previewAlert(
  unit: UnitOfWork,
  ports: AlertPorts,
  caller: Caller,
  { id, ...form }: AlertForm & { readonly id?: string | undefined },
): Promise<AlertPreview> {
  const saved = id === undefined ? null : ((await findAlert(unit.tx, id))?.alert ?? null);
  if (id !== undefined && saved === null) throw notFound('alert');
  const recipientId = form.recipientId ?? saved?.recipientId ?? caller.userId;
  const { user } = await findRecipient(unit, recipientId, form);
  const now = new Date();
  const from = startOf(saved, form, now);
  const identity = mailIdentityOf(unit, saved, user.id);
  const alert = { ...form, ...(await namesOf(unit.tx, form)), id: id ?? null, ...identity };
  const mail = await inLanguage(identity.language, () =>
    alertMailOf(unit.tx, ports, alert, user, { from, until: now }),
  );
  return {
    recipientEmail: user.email,
    sendsOnUtc: nextRun(form, now).toISOString(),
    fromUtc: from.toISOString(),
    mail: mail && { subject: mail.subject, body: mail.body },
  };
}

function startOf(saved: AlertRow | null, form: AlertForm, now: Date): Date {
  const reported = saved !== null && isSameSchedule(form, saved) ? saved.reportedUntilUtc : null;
  return reported ?? latestRun(form, now);
}
