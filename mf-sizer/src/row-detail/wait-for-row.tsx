import { LoadFailure, SkeletonRows } from '@specbuilder/shared-ui/core';
import { DETAIL_TEXTS } from '../words/detail.generated.ts';

interface WaitForRowProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** As many as there will be. */
  readonly lines?: number;
}

/** Figures at the duty: their title and what every fan has, without what it costs. */
export const DUTY_LINES = 12;

/** In place of figures that the list does not have, until they are there. */
export function WaitForRow({ hasFailed, onRetry, lines = DUTY_LINES }: WaitForRowProps) {
  if (hasFailed) return <LoadFailure title={DETAIL_TEXTS.figuresFailed} onRetry={onRetry} />;
  return <SkeletonRows rows={lines} rowHeightPx={30} />;
}
