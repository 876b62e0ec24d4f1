import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import type { GridColumn } from './grid-column.ts';
import type { FilledGridProps } from './grid-props.ts';
import { useGridSort } from './sort-rows.ts';
import { ROW_LIST, useRowToggles } from './use-row-toggles.ts';

/** Each row as a card, for screens on which a table would scroll sideways. */
export function GridCards<Row>(props: FilledGridProps<Row>) {
  const { label, columns, rowId, details, card, areCardsApart, cardsClassName, testIds } = props;
  const styles = useStyles();
  const { sorted } = useGridSort(props);
  const toggledRow = useRowToggles({ details, rowId, rows: sorted });
  const total = columns[0]?.total;
  return (
    <ul
      className={mergeClasses(styles.cards, areCardsApart && styles.apart, cardsClassName)}
      aria-label={label}
      data-testid={testIds?.cards}
      {...ROW_LIST}
    >
      {sorted.map((row) => {
        const toggled = toggledRow(row);
        const toggle = toggled ? { ...toggled.toggle, tabIndex: 0 } : undefined;
        return (
          <li key={rowId(row)} className={areCardsApart ? styles.apartCard : styles.card} data-testid={testIds?.row}>
            {card ? card(row, toggle) : <ColumnList row={row} columns={columns} />}
            {toggled?.isOpen && (
              <div id={toggled.detailId} className={styles.detail}>
                {toggled.content()}
              </div>
            )}
          </li>
        );
      })}
      {total !== undefined && <li className={styles.total}>{total}</li>}
    </ul>
  );
}

interface ColumnListProps<Row> {
  readonly row: Row;
  readonly columns: readonly GridColumn<Row>[];
}

function ColumnList<Row>({ row, columns }: ColumnListProps<Row>) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {columns.map(({ id, label, cell }) => (
        <div key={id} className={styles.line}>
          <dt className={styles.lineLabel}>{label}</dt>
          <dd className={styles.lineValue}>{cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CardFactsProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** The facts of a card side by side: four have room on a phone. */
export function CardFacts({ facts }: CardFactsProps) {
  const styles = useStyles();
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.factLabel}>{label}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const useStyles = makeStyles({
  cards: { listStyle: 'none', margin: 0, padding: 0 },
  apart: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  card: {
    display: 'flex',
    flexDirection: 'column',
    padding: tokens.spacingHorizontalM,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    overflowWrap: 'anywhere',
  },
  apartCard: {
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    // Long lists of cards: what is far below is not laid out (200 rows scroll without a hitch).
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 124px',
  },
  detail: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  total: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, margin: 0 },
  line: { display: 'flex', gap: tokens.spacingHorizontalM },
  lineLabel: { flex: '0 0 40%', color: tokens.colorNeutralForeground3 },
  lineValue: { flexGrow: 1, minWidth: 0, margin: 0 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, auto))',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    margin: `${tokens.spacingVerticalM} 0 0`,
  },
  factLabel: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  factValue: {
    margin: 0,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});
