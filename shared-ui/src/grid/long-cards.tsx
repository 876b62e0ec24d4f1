import { makeStyles, mergeClasses } from '@specbuilder/shared-ui/core';
import { Fragment, type ReactNode, type RefCallback, useMemo, useRef } from 'react';
import { useLongList } from './use-long-list.ts';
import type { RowTogglesOf } from './use-row-toggles.ts';

/** A card with four values. */
export const CARD_HEIGHT_PX = 124;

interface LongCardsProps<Row> {
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string | number;
  readonly toggles: RowTogglesOf<Row>;
  /** What the list has without regard to its length. */
  readonly list: { readonly className: string };
  readonly end: ReactNode;
  readonly children: (row: Row, index: number, measure: RefCallback<Element>) => ReactNode;
}

/** Many cards: those in the window, and empty space for the others. */
export function LongCards<Row>({ rows, rowId, toggles, list, end, children }: LongCardsProps<Row>) {
  const styles = useStyles();
  const element = useRef<HTMLUListElement>(null);
  const { isOpen, isRetained } = toggles;
  const parts = useMemo(
    () => rows.map((row) => ({ key: String(rowId(row)), row, isOpened: isOpen(row), isRetained: isRetained(row) })),
    [rows, rowId, isOpen, isRetained],
  );
  const { drawn, spaceAfterPx, measure } = useLongList(element, parts, CARD_HEIGHT_PX);
  return (
    <ul {...list} ref={element} className={mergeClasses(list.className, styles.long)}>
      {drawn.map(({ part: { key, row }, index, spaceBeforePx }) => (
        <Fragment key={key}>
          <Space heightPx={spaceBeforePx} />
          {children(row, index, measure)}
        </Fragment>
      ))}
      <Space heightPx={spaceAfterPx} />
      {end}
    </ul>
  );
}

function Space({ heightPx }: { readonly heightPx: number }) {
  return heightPx > 0 && <li aria-hidden style={{ flexShrink: 0, height: heightPx }} />;
}

const useStyles = makeStyles({
  // What is measured above the window is made up for by the list itself: twice would be a leap.
  long: { overflowAnchor: 'none' },
});
