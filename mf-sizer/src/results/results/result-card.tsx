import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { CardFacts, type RowToggle } from '@specbuilder/shared-ui/grid';
import type { ReactNode } from 'react';
import { ModelCell } from './model-cell.tsx';
import type { RankedRow, ResultColumn } from './result-column.ts';

interface ResultCardProps<Row extends RankedRow> {
  readonly row: Row;
  readonly toggle: RowToggle | undefined;
  /** The four values of a card. */
  readonly facts: readonly ResultColumn<Row>[];
  /** Price and, under it, what it costs to run. */
  readonly price: ReactNode;
}

/** A ranked row on a phone. */
export function ResultCard<Row extends RankedRow>({ row, toggle, facts, price }: ResultCardProps<Row>) {
  const styles = useStyles();
  return (
    <div className={styles.face}>
      <div className={styles.head}>
        <ModelCell row={row} toggle={toggle} pictureSizePx={48} />
        <div className={styles.price}>{price}</div>
      </div>
      <CardFacts
        facts={facts.map((fact) => ({
          label: fact.card?.label ?? fact.label,
          value: (
            <>
              {fact.cell(row)} <span className={styles.unit}>{(fact.card ?? fact).unit}</span>
            </>
          ),
        }))}
      />
    </div>
  );
}

const useStyles = makeStyles({
  face: { position: 'relative', padding: tokens.spacingHorizontalM },
  head: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  price: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', flexShrink: 0 },
  unit: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
});
