import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { AllowButton, Miss, MissedFan, type NearestRowsProps } from './near-miss.tsx';

/** The nearest misses as cards, below 640 px. */
export function NearestCards({ rows, columns, sonesLimit, onRelax }: NearestRowsProps) {
  const styles = useStyles();
  const price = columns.find(({ id }) => id === 'price');
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <li key={row.fanUnitId} className={styles.card}>
          <div className={styles.cardLine}>
            <MissedFan row={row} />
            {price?.cell(row)}
          </div>
          <div className={styles.cardLine}>
            <Miss row={row} sonesLimit={sonesLimit} />
            <AllowButton row={row} onRelax={onRelax} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const useStyles = makeStyles({
  cards: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM}`,
    listStyle: 'none',
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  cardLine: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
});
