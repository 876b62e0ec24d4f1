import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { AllowButton, Miss, MissedFan, type NearestRowsProps } from './near-miss.tsx';

interface NearestCardProps extends Pick<NearestRowsProps, 'limits' | 'onRelax'> {
  readonly row: NearestRowsProps['rows'][number];
  readonly price: ReactNode;
}

/** A near miss on a phone. */
export function NearestCard({ row, price, limits, onRelax }: NearestCardProps) {
  const styles = useStyles();
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <MissedFan row={row} />
        {price}
      </div>
      <div className={styles.line}>
        <Miss row={row} limits={limits} />
        <AllowButton row={row} limits={limits} onRelax={onRelax} />
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
  },
  line: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
});
