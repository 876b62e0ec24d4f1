import { makeStyles } from '@specbuilder/shared-ui/core';
import { Checkbox } from '@specbuilder/shared-ui/data';
import { COMPARE_MESSAGES } from '../../messages/compare.generated.ts';
import { useCompareChoice } from './use-compare-choice.ts';

interface CompareTickProps {
  readonly fanUnitId: number;
  readonly model: string;
}

/** Puts a row into the comparison and takes it out; nothing where rows cannot be compared. */
export function CompareTick({ fanUnitId, model }: CompareTickProps) {
  const styles = useStyles();
  const choice = useCompareChoice(fanUnitId);
  if (choice === null) return null;
  return (
    <Checkbox
      className={styles.tick}
      checked={choice.isChosen}
      disabled={choice.isLocked}
      aria-label={COMPARE_MESSAGES.choose({ model })}
      onChange={choice.change}
    />
  );
}

/** Above the row's own button, whose field is the whole row. */
const useStyles = makeStyles({ tick: { position: 'relative', zIndex: 1, flexShrink: 0 } });
