import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { type Ref, useId } from 'react';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import type { ShownColumn } from './needed-columns.ts';
import { headText, reasonText } from './unused-text.ts';

interface UnusedColumnsProps {
  readonly columns: readonly ShownColumn[];
  /** Undefined where the columns are no part of a table that folds them. */
  readonly fold?: {
    readonly isUnfolded: boolean;
    readonly onToggle: () => void;
    readonly button: Ref<HTMLButtonElement>;
  };
}

/** Which columns are not used, with what each was taken for. */
export function UnusedColumns({ columns, fold }: UnusedColumnsProps) {
  const styles = useStyles();
  const textId = useId();
  // A column without a head that has no words either is a gap of the sheet.
  const named = columns.filter(({ isFolded, header }) => isFolded && header !== '');
  const count = named.length;
  if (count === 0) return null;
  const names = named
    .map(({ header, place, unused = 'notUnderstood' }) =>
      SCHEDULE_MESSAGES.unusedColumn({ head: headText(header, place ?? 0), reason: reasonText(unused) }),
    )
    .join(', ');
  return (
    <div className={styles.line}>
      <span id={textId}>{SCHEDULE_MESSAGES.unusedColumns({ count, names })}</span>
      {fold !== undefined && (
        <Button
          ref={fold.button}
          size="small"
          appearance="subtle"
          aria-expanded={fold.isUnfolded}
          aria-describedby={textId}
          onClick={fold.onToggle}
        >
          {fold.isUnfolded ? SCHEDULE_MESSAGES.foldColumns({ count }) : SCHEDULE_MESSAGES.showColumns({ count })}
        </Button>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${tokens.spacingHorizontalS}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
