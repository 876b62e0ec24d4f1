import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { useEffect, useRef } from 'react';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import type { DutyRow } from './duty-row.ts';
import type { Walk } from './walk/use-walk.ts';
import { WalkHint } from './walk/walk-hint.tsx';

interface ScheduleSummaryProps {
  readonly rows: readonly DutyRow[];
  /** Number of questions. */
  readonly stops: number;
  readonly walk: Walk;
  /** It was just read: what was read of it takes the focus of the field that it came from. */
  readonly isNew: boolean;
}

/** How many rows were read whole, have questions and are ignored; in sight while the rows go by under it. */
export function ScheduleSummary({ rows, stops, walk, isNew }: ScheduleSummaryProps) {
  const styles = useStyles();
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) summary.current?.focus();
  }, [isNew]);
  const count = (state: DutyRow['state']) => rows.filter((row) => row.state === state).length;
  const [open, ignored] = [count('question'), count('ignored')];
  const parts = [
    SCHEDULE_MESSAGES.rowsRead({ count: count('read') }),
    ...(open > 0 ? [SCHEDULE_MESSAGES.withQuestions({ count: open })] : []),
    ...(ignored > 0 ? [SCHEDULE_MESSAGES.ignoredRows({ count: ignored })] : []),
  ];
  return (
    <div className={styles.bar}>
      <p
        ref={summary}
        role="status"
        tabIndex={-1}
        className={styles.summary}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          walk.onward({ id: '', rowId: null });
        }}
      >
        {parts.join(', ')}
      </p>
      <WalkHint count={stops} hint={walk.hint} />
    </div>
  );
}

const useStyles = makeStyles({
  bar: {
    '@media (min-height: 400px)': { position: 'sticky' },
    top: 'var(--frame-top, 52px)',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  summary: {
    margin: 0,
    padding: `${tokens.spacingVerticalXS} 0`,
    outlineStyle: 'none',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});
