import type { ContractForm } from '@specbuilder/shared-ui/forms';
import { useEffect, useState } from 'react';
import type { ExhaustCriteria, ValidExhaustCriteria } from '../criteria/criteria-schema.ts';
import type { JobSite } from '../criteria/use-job-site.ts';

interface Parts {
  readonly form: ContractForm<ExhaustCriteria, ValidExhaustCriteria>;
  readonly site: JobSite;
  readonly criteria: ExhaustCriteria;
  readonly openField: (field: string) => void;
}

/**
 * A shop's first load: searches once the site of its postal code is known; a code nobody knows is emptied and asked
 * for (COM-009, COM-010, A-127). Answers whether that is still to come.
 */
export function useFirstLoad(isFirstLoad: boolean, { form, site, criteria, openField }: Parts): boolean {
  const [isWaiting, setWaiting] = useState(isFirstLoad);
  const { status } = site;
  const { methods, onSubmit } = form;
  // The found site is written into the criteria after it was found; the search goes out with it.
  const isReady = status === 'found' ? criteria.altitude !== null : status !== 'searching';
  useEffect(() => {
    if (!isWaiting || !isReady) return;
    setWaiting(false);
    if (status === 'found') return onSubmit();
    if (status !== 'unanswered') methods.setValue('zip', '', { shouldDirty: true });
    openField('zip');
  }, [isWaiting, isReady, status, methods, onSubmit, openField]);
  return isWaiting;
}
