import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import type { DutyRow } from './duty-row.ts';

/** How many rows were read whole, have questions and are ignored; in sight while the rows go by under it. */
export function ScheduleSummary({ rows }: { readonly rows: readonly DutyRow[] }) {
  const styles = useStyles();
  const count = (state: DutyRow['state']) => rows.filter((row) => row.state === state).length;
  const [open, ignored] = [count('question'), count('ignored')];
  const parts = [
    SCHEDULE_MESSAGES.rowsRead({ count: count('read') }),
    ...(open > 0 ? [SCHEDULE_MESSAGES.withQuestions({ count: open })] : []),
    ...(ignored > 0 ? [SCHEDULE_MESSAGES.ignoredRows({ count: ignored })] : []),
  ];
  return (
    <p role="status" className={styles.summary}>
      {parts.join(', ')}
    </p>
  );
}

const useStyles = makeStyles({
  summary: {
    position: 'sticky',
    top: 'var(--frame-top, 52px)',
    zIndex: 2,
    margin: 0,
    padding: `${tokens.spacingVerticalXS} 0`,
    backgroundColor: tokens.colorNeutralBackground2,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});
