import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { Fragment, type RefCallback } from 'react';
import type { GridColumn } from './grid-column.ts';
import type { GridStyles } from './grid-props.ts';
import { GridRow } from './grid-row.tsx';
import { LongBody } from './long-body.tsx';
import { useLongness } from './long-lists.ts';
import { RowChunks } from './row-chunks.tsx';
import { RowDetail } from './row-detail.tsx';
import { rowParts } from './row-parts.ts';
import type { RowTogglesOf } from './use-row-toggles.ts';

/** Only open rows among so many first ones count: those further down take no space from the window. */
const FIRST_LOOKED_AT = 3;

const ROW_HEIGHT_PX = { dense: 36, plain: 44, tall: 52 } as const;

interface GridBodyProps<Row> {
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string | number;
  readonly toggles: RowTogglesOf<Row>;
  readonly columns: readonly GridColumn<Row>[];
  readonly rowSize: NonNullable<GridStyles<Row>['rowSize']>;
  readonly cellClassName: string;
  readonly isFitted: boolean;
  /** Width of what is seen of a grid that scrolls sideways, px; null where all of it is. */
  readonly wideGridPx: number | null;
  readonly hasCellKeys: boolean;
  readonly isGrid: boolean;
  readonly rowClassName: GridStyles<Row>['rowClassName'];
  readonly testId: string | undefined;
}

interface PlacedPart {
  readonly index: number;
  readonly measure: RefCallback<Element>;
}

/** Rows of a table, each with what it opens to: all of them, or of a long list those in the window. */
export function GridBody<Row>({
  rows,
  rowId,
  toggles,
  rowSize,
  rowClassName,
  wideGridPx,
  ...looks
}: GridBodyProps<Row>) {
  const { columns, hasCellKeys } = looks;
  const { toggledRow, onReach } = toggles;
  const rowHeightPx = ROW_HEIGHT_PX[rowSize];
  const words = currentLanguage.words.get();
  // Keys that go by cell look for the next one among those that are drawn.
  const { isDrawnInParts, isPrinting } = useLongness(hasCellKeys ? 0 : rows.length);
  const drawRow = (row: Row, place: number, part?: PlacedPart) => (
    <GridRow
      row={row}
      place={place + 2}
      toggled={toggledRow(row)}
      words={words}
      onReach={onReach}
      className={rowClassName?.(row)}
      isWide={wideGridPx !== null}
      {...looks}
      {...part}
    />
  );
  const drawDetail = (row: Row, part?: PlacedPart) => {
    const toggled = toggledRow(row);
    if (!toggled?.isOpen) return null;
    return (
      <RowDetail
        toggled={toggled}
        columnCount={columns.length + 1}
        seenPx={wideGridPx}
        onReach={() => onReach(row)}
        {...part}
      />
    );
  };
  if (isDrawnInParts)
    return (
      <LongBody parts={rowParts(rows, rowId, toggles)} rowHeightPx={rowHeightPx}>
        {({ row, place, isOpened }, part) => (isOpened ? drawDetail(row, part) : drawRow(row, place, part))}
      </LongBody>
    );
  return (
    <RowChunks
      rows={rows}
      rowHeightPx={rowHeightPx}
      openCount={rows.slice(0, FIRST_LOOKED_AT).filter(toggles.isOpen).length}
      isWhole={isPrinting}
    >
      {(row, place) => (
        <Fragment key={rowId(row)}>
          {drawRow(row, place)}
          {drawDetail(row)}
        </Fragment>
      )}
    </RowChunks>
  );
}
