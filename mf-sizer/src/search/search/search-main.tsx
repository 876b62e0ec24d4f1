import { EmptyState, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Spinner } from '@specbuilder/shared-ui/data';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import type { ReactNode } from 'react';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';
import { ResultsSkeleton } from '../../results/results/results-skeleton.tsx';

interface SearchMainProps {
  readonly isRunning: boolean;
  /** Sizes that an earlier run of this search tried. */
  readonly candidateCount: number | null;
  readonly pictogram: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** Why the last run brought nothing. */
  readonly failure: ReactNode;
  /** The results; nothing before the first run. */
  readonly children: ReactNode;
}

/** The results, their skeleton while the first ones come, or what to do to get some. */
export function SearchMain(props: SearchMainProps) {
  const { isRunning, candidateCount, pictogram, emptyTitle, emptyText, failure, children } = props;
  const styles = useStyles();
  const trying =
    candidateCount === null ? RESULTS_MESSAGES.trying : RESULTS_MESSAGES.tryingSizes({ count: candidateCount });
  return (
    <div className={styles.main}>
      {isRunning && (
        <div className={styles.trying} role="status">
          <Spinner size="extra-tiny" /> {trying}
        </div>
      )}
      {failure}
      {children || (isRunning ? <ResultsSkeleton /> : null)}
      {!children && !isRunning && !failure && (
        <EmptyState picture={<Pictogram name={pictogram} sizePx={96} />} title={emptyTitle} text={emptyText} />
      )}
    </div>
  );
}

const useStyles = makeStyles({
  main: { position: 'relative', display: 'flex', flexDirection: 'column', paddingBlockStart: tokens.spacingVerticalXS },
  trying: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL} 0`,
  },
});
