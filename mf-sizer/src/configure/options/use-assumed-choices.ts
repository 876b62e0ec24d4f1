import type { FanOption } from '@specbuilder/shared-contracts/api';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import { useMemo, useState } from 'react';
import { isSameSet, useSame } from './use-same.ts';

const keyOf = (fanItemId: string) => `reviewed.${fanItemId}`;

/**
 * Choices that a new item came with without being requested, until the user has reviewed them: one by choosing another
 * in its place, or all of them in one step. Stored for the session of the browser.
 *
 * @param options as shown on the page
 */
export function useAssumedChoices(storage: StorageService, fanItemId: string, options: readonly FanOption[]) {
  const [isReviewed, setReviewed] = useState(() => storage.read(keyOf(fanItemId)) !== null);
  const assumed = useMemo(
    () => (isReviewed ? [] : options.filter(({ isChecked, isUsual, isVisible }) => isChecked && isUsual && isVisible)),
    [isReviewed, options],
  );
  const ids = useMemo(() => new Set(assumed.map(({ fanOptionId }) => fanOptionId)), [assumed]);
  const assumedIds = useSame(ids, isSameSet);
  const review = () => {
    storage.write(keyOf(fanItemId), 'true');
    setReviewed(true);
  };
  return { assumed, assumedIds, review };
}
