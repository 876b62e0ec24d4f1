import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';

interface ResultsBarProps {
  /** How many fit and why the others do not. */
  readonly summary: ReactNode;
  readonly tools: ReactNode;
}

/** The line above the rows. */
export function ResultsBar({ summary, tools }: ResultsBarProps) {
  const styles = useStyles();
  return (
    <div className={styles.bar}>
      <div className={styles.summary}>{summary}</div>
      <div className={styles.tools}>{tools}</div>
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
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});
