import { LoadFailure, SkeletonRows } from '@specbuilder/shared-ui/core';
import { DETAIL_TEXTS } from '../words/detail.generated.ts';

interface WaitForRowProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** In place of figures that the list does not have, until they are there. */
export function WaitForRow({ hasFailed, onRetry }: WaitForRowProps) {
  if (hasFailed) return <LoadFailure title={DETAIL_TEXTS.figuresFailed} onRetry={onRetry} />;
  return <SkeletonRows rows={10} rowHeightPx={30} />;
}
