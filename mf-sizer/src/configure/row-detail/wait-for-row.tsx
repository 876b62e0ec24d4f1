import { LoadFailure, SkeletonRows } from '@specbuilder/shared-ui/core';
import { DETAIL_MESSAGES } from '../../messages/detail.generated.ts';

interface WaitForRowProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Values at the duty: their title, what every fan has and what it costs to run. */
const LINES = 13;

/** Shown in place of values that the list does not have, until they arrive. */
export function WaitForRow({ hasFailed, onRetry }: WaitForRowProps) {
  if (hasFailed) return <LoadFailure title={DETAIL_MESSAGES.valuesFailed} onRetry={onRetry} />;
  return <SkeletonRows rows={LINES} rowHeightPx={30} />;
}
