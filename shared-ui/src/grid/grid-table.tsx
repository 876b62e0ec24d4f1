import { mergeClasses } from '@specbuilder/shared-ui/core';
import { useMemo } from 'react';
import { fitColumns } from './column-fit.ts';
import { useArrowNavigationGroup } from './fluent.ts';
import { GridBody } from './grid-body.tsx';
import { GridHeader } from './grid-header.tsx';
import type { GridViewProps } from './grid-props.ts';
import { useCellStyles, useGridStyles } from './grid-styles.ts';
import { GridTotals } from './grid-totals.tsx';
import { useElementWidth } from './use-element-width.ts';
import { ROW_LIST, useRowToggles } from './use-row-toggles.ts';
import { useStops } from './use-stops.ts';

/** The table of a grid: the columns that fit, a header that sorts, rows that may open, totals. */
export function GridTable<Row>(props: GridViewProps<Row>) {
  const { label, rowId, details, navigation = 'cells', rowSize = 'plain', testIds } = props;
  const { isFitted = false, isSteady = false } = props;
  const styles = useGridStyles();
  const cells = useCellStyles();
  const [measure, widthPx] = useElementWidth<HTMLDivElement>();
  const { columns, rows, table } = props.model;
  const hasExpander = details !== undefined;
  const { visible, hidden, widths, neededPx } = useMemo(
    () => fitColumns(columns, widthPx, { hasExpander, isFitted, isSteady }),
    [columns, widthPx, hasExpander, isFitted, isSteady],
  );
  const isWide = neededPx !== null;
  const toggles = useRowToggles({ details, rowId, rows });
  const arrows = useArrowNavigationGroup({ axis: 'grid' });
  const hasCellKeys = navigation === 'cells';
  const isGrid = navigation !== 'controls';
  const stops = useStops((place) => {
    const row = rows.at(place);
    if (row !== undefined) toggles.onReach(row);
  });
  const cellClassName = mergeClasses(cells.cell, cells[rowSize], isFitted && cells.fitted);
  return (
    <div
      ref={measure}
      data-testid={testIds?.table}
      className={mergeClasses(isWide && styles.scroller)}
      // A region that scrolls is reached by the keyboard, and has a name then.
      {...(isWide && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      <table
        style={isWide ? { minWidth: neededPx } : undefined}
        role={isGrid ? 'grid' : undefined}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        className={mergeClasses(styles.table, (isFitted || isSteady) && styles.fitted)}
        {...ROW_LIST}
        {...(hasCellKeys && arrows)}
        {...(navigation === 'stops' && stops)}
      >
        {(isFitted || isSteady) && <ColumnWidths widths={widths} hasExpanderAtEnd={isFitted && hasExpander} />}
        <GridHeader
          columns={visible}
          table={table}
          cellClassName={cellClassName}
          isDense={rowSize === 'dense'}
          isSticky={props.hasStickyHeader === true}
          hasLineAbove={props.isBare === true}
          hasCellKeys={hasCellKeys}
          isFitted={isFitted}
          isWide={isWide}
          hasExpander={hasExpander}
          originalOrder={props.originalOrder}
        />
        <GridBody
          rows={rows}
          rowId={rowId}
          toggles={toggles}
          columns={visible}
          rowSize={rowSize}
          cellClassName={cellClassName}
          isFitted={isFitted}
          wideGridPx={isWide ? widthPx : null}
          hasCellKeys={hasCellKeys}
          isGrid={isGrid}
          rowClassName={props.rowClassName}
          testId={testIds?.row}
        />
        <GridTotals columns={visible} cellClassName={cellClassName} isWide={isWide} />
      </table>
      {hidden.length > 0 && props.hiddenNote && <p className={styles.note}>{props.hiddenNote(hidden.length)}</p>}
    </div>
  );
}

interface ColumnWidthsProps {
  readonly widths: readonly number[];
  /** The mark that opens a row is over the end of the last column, in a cell without a width. */
  readonly hasExpanderAtEnd: boolean;
}

function ColumnWidths({ widths, hasExpanderAtEnd }: ColumnWidthsProps) {
  return (
    <colgroup>
      {widths.map((width, index) => (
        <col key={index} style={{ width: `${width}%` }} />
      ))}
      {hasExpanderAtEnd && <col style={{ width: 0 }} />}
    </colgroup>
  );
}
