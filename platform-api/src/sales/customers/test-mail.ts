import type { CustomerRegistration } from '@specbuilder/shared-contracts/api';
import {
  brandOf,
  endOfInvitation,
  findUser,
  type InvitationPorts,
  invitationMail,
  senderNameOf,
} from '../../accounts/index.ts';
import { brandAddress } from '../../brand/index.ts';
import { type Caller, CUSTOMERS_MESSAGES, notFound, type UnitOfWork } from '../../core/index.ts';
import { assertRegionIsOpen, linesOf } from './register.ts';

/**
 * Mails the caller what the first customer of the list would receive. The account does not exist yet, so the
 * button in the mail leads to the start page.
 *
 * @throws HttpError 'invalid' with field assignedRegionId for a region that is not open for the brand
 */
export async function sendTestRegistration(
  unit: UnitOfWork,
  caller: Caller,
  registration: CustomerRegistration,
  ports: InvitationPorts,
): Promise<void> {
  const { tx, manufacturerLabelId } = unit;
  await assertRegionIsOpen(unit, registration.assignedRegionId);
  const found = await findUser(tx, caller.userId);
  if (found === undefined) throw notFound('user');
  const brand = brandOf(ports, manufacturerLabelId);
  const { publicUrl, outbox } = ports;
  const user = { userName: registration.accounts[0]?.username ?? '', email: found.user.email };
  const mail = invitationMail(
    { brand, publicUrl, user },
    {
      senderName: await senderNameOf(unit, caller),
      note: [CUSTOMERS_MESSAGES.testNote, ...linesOf(registration)],
      expiresOnUtc: endOfInvitation(),
      url: brandAddress(publicUrl, '/start', brand.manufacturerLabelId),
    },
  );
  const subject = CUSTOMERS_MESSAGES.testSubject({ title: mail.subject });
  await outbox.post(unit, { ...mail, subject, hasSecret: false, userId: caller.userId });
}
