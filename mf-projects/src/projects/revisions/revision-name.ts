import type { Revision } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { REVISIONS_MESSAGES } from '../../messages/revisions.generated.ts';

/** Label of a revision where its name does not fit. */
export function revisionName({ number, beforeNumber }: Revision): string {
  if (number !== null) return REVISIONS_MESSAGES.named({ number });
  return beforeNumber === null
    ? REVISIONS_MESSAGES.automaticUndo
    : REVISIONS_MESSAGES.automatic({ number: beforeNumber });
}

/** When it was frozen, by whom, with how many items. */
export function revisionFacts({ issuedOnUtc, issuedBy, itemCount }: Revision): string {
  const when = formatInstant(issuedOnUtc, { dateStyle: 'medium', timeStyle: 'short' });
  const frozen =
    issuedBy === null ? REVISIONS_MESSAGES.byNoOne({ when }) : REVISIONS_MESSAGES.byWhom({ when, name: issuedBy });
  return `${frozen}, ${REVISIONS_MESSAGES.itemCount({ count: itemCount })}`;
}
