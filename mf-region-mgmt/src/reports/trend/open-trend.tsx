import { DELIVERABLE_ERRORS } from '@specbuilder/shared-contracts/domain';
import { LoadFailure, ResettableLazy } from '@specbuilder/shared-ui/core';
import type { TrendDialogProps } from './trend-dialog.tsx';
import type { TrendSubject } from './trend-subject.ts';

interface OpenTrendProps extends Omit<TrendDialogProps, 'subject'> {
  /** Null while none is open. */
  readonly subject: TrendSubject | null;
}

/** The dialog of a trend; its code comes with the first one that is opened. */
export function OpenTrend({ subject, ...rest }: OpenTrendProps) {
  if (subject === null) return null;
  return (
    <ResettableLazy
      load={() => import('./trend-dialog.tsx')}
      props={{ subject, ...rest }}
      fallback={null}
      failed={(retry) => <LoadFailure title={DELIVERABLE_ERRORS.errorLoadingReport} onRetry={retry} />}
    />
  );
}
