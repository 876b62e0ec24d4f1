import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { type ReactNode, useDeferredValue } from 'react';

interface ResultsBarProps {
  /** How many fit and why the others do not. */
  readonly summary: ReactNode;
  readonly tools: ReactNode;
}

/** The line above the rows. */
export function ResultsBar({ summary, tools }: ResultsBarProps) {
  const styles = useStyles();
  // Rows are painted before what can be done with them: their commit held a phone up for 0.17 s.
  const areToolsDrawn = useDeferredValue(true, false);
  return (
    <div className={styles.bar}>
      <div className={styles.summary}>{summary}</div>
      <div className={styles.tools}>{areToolsDrawn && tools}</div>
    </div>
  );
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '44px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXL}`,
    '@media (max-width: 639.98px)': { paddingInline: tokens.spacingHorizontalM },
  },
  summary: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '32px',
    fontVariantNumeric: 'tabular-nums',
  },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    // The place that they take on a phone, a line of their own, is there before them.
    minWidth: 'min(300px, 100%)',
    minHeight: '24px',
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
});
