import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';

/** A long field and a short one side by side, below each other where the place is narrow. */
export function PairOfFields({ children }: { readonly children: readonly [ReactNode, ReactNode] }) {
  const styles = useStyles();
  const [long, short] = children;
  return (
    <div className={styles.pair}>
      <div className={styles.long}>{long}</div>
      <div className={styles.short}>{short}</div>
    </div>
  );
}

const useStyles = makeStyles({
  pair: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalMNudge,
  },
  long: { flex: '2 1 240px', minWidth: 0 },
  short: { flex: '1 1 150px', minWidth: 0 },
});
