import { Link, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';

interface ShownLinesProps {
  readonly isFiltered: boolean;
  /** Rows of the chosen lines and model. */
  readonly shown: number;
  /** Rows of all lines. */
  readonly of: number;
  readonly onShowAll: () => void;
}

/** '12 of 51 shown' while rows are left out, with the way back to all of them. */
export function ShownLines({ isFiltered, shown, of, onShowAll }: ShownLinesProps) {
  const styles = useStyles();
  return (
    <>
      {isFiltered && <span aria-hidden>·</span>}
      <span role="status">{isFiltered && RESULTS_MESSAGES.shownOf({ shown, of })}</span>
      {isFiltered && (
        <Link as="button" type="button" className={styles.all} onClick={onShowAll}>
          {RESULTS_MESSAGES.showAll}
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
