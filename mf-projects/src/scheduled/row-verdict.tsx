import { makeStyles } from '@specbuilder/shared-ui/core';
import { markOf } from '../items/items/findings/item-mark.ts';
import { StatusButton } from '../items/items/findings/status-button.tsx';
import type { ScheduledRow } from './offered-duty.ts';
import { Verdict } from './verdict.tsx';

interface RowVerdictProps {
  readonly row: ScheduledRow;
  readonly isInGrid?: boolean;
}

/** How the offered fan compares with the drawings, and what else was found on it. */
export function RowVerdict({ row: { verdict, item }, isInGrid = true }: RowVerdictProps) {
  const styles = useStyles();
  return (
    <span className={styles.verdict}>
      <Verdict verdict={verdict} />
      {item !== null && markOf(item).tone !== 'ready' && <StatusButton item={item} isInGrid={isInGrid} />}
    </span>
  );
}

const useStyles = makeStyles({
  verdict: { display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start' },
});
