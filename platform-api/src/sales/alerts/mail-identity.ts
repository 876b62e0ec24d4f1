import { currentLanguage } from '@specbuilder/shared-contracts/language';
import type { UnitOfWork } from '../../core/index.ts';
import type { AlertRow } from './store.ts';

/** Which language and brand the mails of an alert have. */
export type MailIdentity = Pick<AlertRow, 'language' | 'manufacturerLabelId'>;

/** What a saved alert says of them, as long as it goes to the same recipient; otherwise those of the call. */
export function mailIdentityOf(
  { manufacturerLabelId }: Pick<UnitOfWork, 'manufacturerLabelId'>,
  saved: (MailIdentity & Pick<AlertRow, 'recipientId'>) | null,
  recipientId: string,
): MailIdentity {
  if (saved?.recipientId !== recipientId) return { language: currentLanguage.get(), manufacturerLabelId };
  return { language: saved.language, manufacturerLabelId: saved.manufacturerLabelId };
}
