import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { DataGridProps } from './grid-props.ts';

type GridCardsProps<Row> = Pick<DataGridProps<Row>, 'card' | 'columns' | 'label' | 'rowId'> & {
  readonly rows: readonly Row[];
};

/** Each row as a card, for screens on which a table would scroll sideways. */
export function GridCards<Row>({ label, rows, rowId, card, columns }: GridCardsProps<Row>) {
  const styles = useStyles();
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={rowId(row)} className={styles.card}>
          {card ? card(row) : <Facts row={row} columns={columns} />}
        </li>
      ))}
    </ul>
  );
}

function Facts<Row>({ row, columns }: Pick<GridCardsProps<Row>, 'columns'> & { readonly row: Row }) {
  const styles = useStyles();
  return (
    <dl className={styles.facts}>
      {columns.map(({ id, label, cell }) => (
        <div key={id} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

const useStyles = makeStyles({
  cards: { listStyle: 'none', margin: 0, padding: 0 },
  card: {
    display: 'flex',
    flexDirection: 'column',
    padding: tokens.spacingHorizontalM,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    overflowWrap: 'anywhere',
  },
  facts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, margin: 0 },
  fact: { display: 'flex', gap: tokens.spacingHorizontalM },
  label: { flex: '0 0 40%', color: tokens.colorNeutralForeground3 },
  value: { flexGrow: 1, minWidth: 0, margin: 0 },
});
