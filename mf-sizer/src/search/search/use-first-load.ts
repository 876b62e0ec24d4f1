import { useEffect, useState } from 'react';
import type { ExhaustCriteria } from '../../duty/criteria/criteria-schema.ts';
import type { Place } from '../../results/session/place.ts';

interface Parts {
  readonly run: () => void;
  readonly place: Place;
  readonly change: (fields: Partial<ExhaustCriteria>) => void;
  readonly openField: (field: string) => void;
}

/**
 * A shop's first load: searches once the site of its postal code is known. An unknown code is cleared and required from
 * the user (COM-009, COM-010, A-127). Returns whether the search is still pending.
 */
export function useFirstLoad(isFirstLoad: boolean, { run, place: { status }, change, openField }: Parts): boolean {
  const [isWaiting, setWaiting] = useState(isFirstLoad);
  useEffect(() => {
    if (!isWaiting || status === 'searching') return;
    setWaiting(false);
    if (status === 'found') return run();
    if (status !== 'unanswered') change({ zip: '' });
    openField('zip');
  }, [isWaiting, status, run, change, openField]);
  return isWaiting;
}
