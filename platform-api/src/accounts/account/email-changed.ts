import type { UnitOfWork } from '../../core/index.ts';
import type { EmailChange } from '../users/service.ts';
import { emailAddedMail, emailLeftMail } from './mails.ts';
import { type AccountPorts, brandOf } from './ports.ts';
import { forgetReset } from './store.ts';

/** Writes to both addresses. A link to choose another password that lies at the old one stops working. */
export async function emailChanged(
  unit: UnitOfWork,
  { userId, userName, from, to }: EmailChange,
  ports: AccountPorts,
): Promise<void> {
  const { outbox, publicUrl } = ports;
  const brand = brandOf(ports, unit.manufacturerLabelId);
  await forgetReset(unit.tx, userId);
  unit.audit({ action: 'email-changed', userId });
  await outbox.post(unit, emailLeftMail({ brand, publicUrl, user: { userName, email: from } }));
  await outbox.post(unit, emailAddedMail({ brand, publicUrl, user: { userName, email: to } }));
}
