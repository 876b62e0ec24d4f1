import type { ReactNode } from 'react';
import { useDrawnCount } from './use-drawn-count.ts';

/** A card with four values, and the gap between two cards. */
const CARD_PX = 134;
const FEWEST_CARDS = 4;
const STEP_CARDS = 6;

interface CardChunksProps<Row> {
  readonly rows: readonly Row[];
  readonly openCount: number;
  readonly children: (row: Row) => ReactNode;
}

/** Draws the cards that fit on a phone, then the others step by step until all are there, like the rows of a table. */
export function CardChunks<Row>({ rows, openCount, children }: CardChunksProps<Row>) {
  const count = useDrawnCount(rows, { rowHeightPx: CARD_PX, openCount, fewest: FEWEST_CARDS, step: STEP_CARDS });
  const rest = rows.length - count;
  return (
    <>
      {rows.slice(0, count).map(children)}
      {rest > 0 && <li aria-hidden style={{ flexShrink: 0, height: rest * CARD_PX }} />}
    </>
  );
}
