import { type Brands, brandAddress, brandFor, type MailMessages, mailTexts, type Outbox } from '../../brand/index.ts';
import { API_KEY_MAIL_MESSAGES, type UnitOfWork } from '../../core/index.ts';
import type { UserRow } from '../users/store.ts';

export interface KeyMailPorts {
  readonly brands: Brands;
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

/** Writes to the owner of an account that a key was made for, who may not be the one that made it. */
export async function mailKeyCreated(
  unit: UnitOfWork,
  { userName, email }: UserRow,
  { name, prefix }: { readonly name: string; readonly prefix: string },
  { brands, outbox, publicUrl }: KeyMailPorts,
): Promise<void> {
  const brand = brandFor(brands, unit.manufacturerLabelId);
  const url = new URL(brandAddress(publicUrl, '/accounts/edit', brand.manufacturerLabelId));
  url.searchParams.set('tab', 'security');
  const words: MailMessages = {
    title: API_KEY_MAIL_MESSAGES.subject,
    paragraphs: [API_KEY_MAIL_MESSAGES.made({ name, prefix, userName }), API_KEY_MAIL_MESSAGES.wasNotYou],
    button: { label: API_KEY_MAIL_MESSAGES.open, url: url.href },
    note: API_KEY_MAIL_MESSAGES.wasYou,
  };
  await outbox.post(unit, { recipient: email, replyTo: null, ...mailTexts(brand, words) });
}
