import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import type { Fact } from './printed-document.ts';

/** Who prepared a document, and whose equipment is in it. */
export function preparedFacts({ preparedBy, brand }: DeliverableSubject): Fact[] {
  return [
    ...(preparedBy === null ? [] : [[MESSAGES.cover.name, preparedBy.name] as const]),
    ...(preparedBy?.company == null ? [] : [[MESSAGES.cover.company, preparedBy.company] as const]),
    [MESSAGES.cover.brand, brand.settings.brandName],
  ];
}

/** Office of the sales region that serves the caller; nothing where none is known. */
export function officeFacts({ office }: DeliverableSubject): Fact[] {
  if (office === null) return [];
  const address = [office.addressLine1, office.addressLine2, office.city, office.state, office.zip].filter(Boolean);
  const rows: Fact[] = [
    [MESSAGES.cover.region, office.displayText],
    [MESSAGES.cover.address, address.join(', ')],
    [MESSAGES.cover.phone, office.phone],
    [MESSAGES.cover.email, office.email],
  ];
  return rows.filter(([, value]) => value !== '');
}
