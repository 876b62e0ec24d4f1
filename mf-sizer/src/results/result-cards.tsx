import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { ModelCell } from './model-cell.tsx';
import type { RankedRow, ResultColumn } from './result-column.ts';
import type { ResultListProps } from './result-grid.tsx';
import { useRowKeys } from './use-row-keys.ts';

interface ResultCardsProps<Row extends RankedRow> extends ResultListProps<Row> {
  /** The four facts of a card. */
  readonly facts: readonly ResultColumn<Row>[];
  /** Price and, under it, what it costs to run. */
  readonly price: (row: Row) => ReactNode;
}

/** Ranked rows as cards, below 640 px. */
export function ResultCards<Row extends RankedRow>(props: ResultCardsProps<Row>) {
  const { rows, openIds, state } = props;
  const styles = useStyles();
  return (
    <ul className={mergeClasses(styles.list, styles[state])} data-row-list data-testid="results-cards">
      {rows.map((row) => (
        <li key={row.fanUnitId} className={styles.card} data-testid="result-row">
          <ResultCard {...props} row={row} isOpen={openIds.has(row.fanUnitId)} />
        </li>
      ))}
    </ul>
  );
}

interface ResultCardProps<Row extends RankedRow> extends ResultCardsProps<Row> {
  readonly row: Row;
  readonly isOpen: boolean;
}

function ResultCard<Row extends RankedRow>({ row, isOpen, facts, price, onToggle, detail }: ResultCardProps<Row>) {
  const styles = useStyles();
  const onRowKey = useRowKeys();
  const detailId = `card-detail-${row.fanUnitId}`;
  const toggle = () => onToggle(row);
  return (
    <>
      <div className={styles.face}>
        <div className={styles.head}>
          <ModelCell
            row={row}
            isOpen={isOpen}
            detailId={detailId}
            isTabStop
            onToggle={toggle}
            onKeyDown={(event) => onRowKey(event, { isOpen, onToggle: toggle })}
            pictureSizePx={48}
          />
          <div className={styles.price}>{price(row)}</div>
        </div>
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.id}>
              <dt className={styles.label}>{fact.card?.title ?? fact.title}</dt>
              <dd className={styles.value}>
                {fact.cell(row)} <span className={styles.unit}>{(fact.card ?? fact).unit}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {isOpen && (
        <div id={detailId} className={styles.detail}>
          {detail(row)}
        </div>
      )}
    </>
  );
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalMNudge,
    margin: 0,
    padding: tokens.spacingHorizontalM,
    listStyle: 'none',
  },
  current: {},
  stale: { filter: 'grayscale(1)' },
  loading: { opacity: 0.6 },
  card: {
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    // Long lists of cards: what is far below is not laid out (200 rows scroll without a hitch).
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 124px',
  },
  face: { position: 'relative', padding: tokens.spacingHorizontalM },
  head: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  price: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', flexShrink: 0 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, auto))',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    margin: `${tokens.spacingVerticalM} 0 0`,
  },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: {
    margin: 0,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  unit: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  detail: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});
