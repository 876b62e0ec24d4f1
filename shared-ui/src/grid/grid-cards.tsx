import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { memo, type ReactNode, type RefCallback } from 'react';
import { CardChunks } from './card-chunks.tsx';
import type { GridColumn } from './grid-column.ts';
import type { GridViewProps } from './grid-props.ts';
import { CARD_HEIGHT_PX, LongCards } from './long-cards.tsx';
import { useLongness } from './long-lists.ts';
import { ROW_LIST, type RowTogglesOf, useRowToggles } from './use-row-toggles.ts';

/** Each row as a card, for screens on which a table would scroll sideways. */
export function GridCards<Row>(props: GridViewProps<Row>) {
  const { label, rowId, details, areCardsApart, cardsClassName, testIds } = props;
  const { columns, rows } = props.model;
  const styles = useStyles();
  const toggles = useRowToggles({ details, rowId, rows });
  const { isDrawnInParts } = useLongness(rows.length);
  const total = columns[0]?.total;
  const list = {
    className: mergeClasses(styles.cards, areCardsApart && styles.apart, cardsClassName),
    'aria-label': label,
    'data-testid': testIds?.cards,
    ...ROW_LIST,
  };
  const end = total !== undefined && <li className={styles.total}>{total}</li>;
  if (isDrawnInParts)
    return (
      <LongCards rows={rows} rowId={rowId} toggles={toggles} list={list} end={end}>
        {(row, index, measure) => (
          <Card row={row} grid={props} toggles={toggles} index={index} count={rows.length} measure={measure} />
        )}
      </LongCards>
    );
  return (
    <ul {...list}>
      <CardChunks rows={rows} openCount={rows.filter(toggles.isOpen).length}>
        {(row) => <Card key={rowId(row)} row={row} grid={props} toggles={toggles} />}
      </CardChunks>
      {end}
    </ul>
  );
}

interface CardProps<Row> {
  readonly row: Row;
  readonly grid: GridViewProps<Row>;
  readonly toggles: RowTogglesOf<Row>;
  /** Place in a long list, of how many, and what measures it there: the cards around it may not be drawn. */
  readonly index?: number;
  readonly count?: number;
  readonly measure?: RefCallback<Element>;
}

function PlainCard<Row>({ row, grid, toggles, index, count, measure }: CardProps<Row>) {
  const { card, areCardsApart, rowClassName, testIds } = grid;
  const styles = useStyles();
  const toggled = toggles.toggledRow(row);
  const toggle = toggled ? { ...toggled.toggle, tabIndex: 0 } : undefined;
  const reach = () => toggles.onReach(row);
  return (
    <li
      className={mergeClasses(
        areCardsApart ? styles.apartCard : styles.card,
        areCardsApart && index === undefined && styles.unseen,
        rowClassName?.(row),
      )}
      data-testid={testIds?.row}
      onFocus={reach}
      onPointerDown={reach}
      ref={measure}
      data-index={index}
      data-plain-row={!toggled?.isOpen || undefined}
      aria-posinset={index === undefined ? undefined : index + 1}
      aria-setsize={count}
    >
      {card ? card(row, toggle) : <ColumnList row={row} columns={grid.model.columns} />}
      {toggled?.isOpen && (
        <div id={toggled.detailId} className={styles.detail}>
          {toggled.content()}
        </div>
      )}
    </li>
  );
}

/** Not drawn again while the list around it scrolls. */
const Card = memo(PlainCard) as typeof PlainCard;

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

/** The values of a card side by side: four fit on a phone. */
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
  },
  // What opens or comes lays out the cards in sight alone; a long list, which measures its cards, draws no others.
  unseen: { contentVisibility: 'auto', containIntrinsicHeight: `auto ${CARD_HEIGHT_PX}px` },
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
