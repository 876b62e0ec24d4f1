import { Link, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { RESULTS_TEXTS } from '../words/results.generated.ts';
import type { RankedRow } from './result-column.ts';
import type { LineChoice } from './use-line-choice.ts';

interface ShownLinesProps<Row extends RankedRow> {
  readonly choice: LineChoice<Row>;
  /** Rows of all lines. */
  readonly of: number;
  readonly onShowAll: () => void;
}

/** '12 of 51 shown' while lines are left out, with the way back to all of them. */
export function ShownLines<Row extends RankedRow>({ choice, of, onShowAll }: ShownLinesProps<Row>) {
  const styles = useStyles();
  const { chosen, shown } = choice;
  const isFiltered = chosen.length > 0;
  return (
    <>
      {isFiltered && <span aria-hidden>·</span>}
      <span role="status">{isFiltered && RESULTS_TEXTS.shownOf({ shown: shown.length, of })}</span>
      {isFiltered && (
        <Link as="button" type="button" className={styles.all} onClick={onShowAll}>
          {RESULTS_TEXTS.showAll}
        </Link>
      )}
    </>
  );
}

const useStyles = makeStyles({
  all: {
    minHeight: '24px',
    fontSize: tokens.fontSizeBase200,
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
});
