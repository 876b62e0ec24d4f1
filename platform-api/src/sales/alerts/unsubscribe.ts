import type { Language } from '@specbuilder/shared-contracts/language';
import type { LinkTokens, Queryable, UnitOfWork } from '../../core/index.ts';
import { type AlertWithNames, deleteAlert, findAlert } from './store.ts';

/** Where emails and their programs end an alert. */
export const UNSUBSCRIBE_PATH = '/api/alerts/unsubscribe';

interface EndableAlert {
  readonly id: string;
  readonly manufacturerLabelId: number;
  readonly language: Language;
}

/** What the address of a link says of its alert. */
export interface AlertLink {
  readonly alertId: string;
  readonly token: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Address that ends an alert without a sign-in. The page shows the alert's brand and language also once it is gone. */
export function unsubscribeUrl(publicUrl: string, links: Pick<LinkTokens, 'issue'>, alert: EndableAlert): string {
  const query = new URLSearchParams({
    alert: alert.id,
    token: links.issue('alert-end', alert.id),
    manufacturerLabelId: String(alert.manufacturerLabelId),
    language: alert.language,
  });
  return `${publicUrl}${UNSUBSCRIBE_PATH}?${query}`;
}

/** @returns null for an address that ends nothing: without an alert, or with another alert's token */
export function readAlertLink(url: string, links: Pick<LinkTokens, 'opens'>): AlertLink | null {
  const { searchParams } = new URL(url, 'http://server.invalid');
  const [alertId, token] = [searchParams.get('alert') ?? '', searchParams.get('token') ?? ''];
  return UUID.test(alertId) && links.opens('alert-end', alertId, token) ? { alertId, token } : null;
}

/** @returns undefined once it has ended */
export function findLinkedAlert(db: Queryable, { alertId }: AlertLink): Promise<AlertWithNames | undefined> {
  return findAlert(db, alertId);
}

/** Ends the alert of the link. One that has ended stays ended, so that a second click changes nothing. */
export async function endAlert(unit: UnitOfWork, link: AlertLink): Promise<void> {
  const ended = await deleteAlert(unit.tx, link.alertId);
  if (ended === undefined) return;
  unit.audit({ action: 'alert-ended', userId: ended.recipientId, details: { alertId: ended.id } });
}
