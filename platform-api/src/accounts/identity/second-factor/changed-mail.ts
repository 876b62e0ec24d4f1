import {
  type Brands,
  brandAddress,
  brandFor,
  type MailMessages,
  mailTexts,
  type Outbox,
} from '../../../brand/index.ts';
import { FACTOR_MAIL_MESSAGES, type UnitOfWork } from '../../../core/index.ts';
import { findOpenAccount } from '../account-store.ts';

export type FactorChange = keyof typeof FACTOR_MAIL_MESSAGES.changes;

export interface OwnerMailPorts {
  readonly brands: Brands;
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

/** Writes to the owner of an account whose second factors changed, who may not be the one that changed them. */
export async function mailFactorChange(
  unit: UnitOfWork,
  userId: string,
  change: FactorChange,
  { brands, outbox, publicUrl }: OwnerMailPorts,
): Promise<void> {
  const user = await findOpenAccount(unit.tx, userId);
  if (user === undefined) return;
  const brand = brandFor(brands, unit.manufacturerLabelId);
  const url = new URL(brandAddress(publicUrl, '/accounts/edit', brand.manufacturerLabelId));
  url.searchParams.set('tab', 'security');
  const words: MailMessages = {
    title: FACTOR_MAIL_MESSAGES.subject,
    paragraphs: [FACTOR_MAIL_MESSAGES.changes[change]({ userName: user.userName }), FACTOR_MAIL_MESSAGES.wasNotYou],
    button: { label: FACTOR_MAIL_MESSAGES.open, url: url.href },
    note: FACTOR_MAIL_MESSAGES.wasYou,
  };
  await outbox.post(unit, { recipient: user.email, replyTo: null, ...mailTexts(brand, words) });
}
