import { mergeClasses } from '@specbuilder/shared-ui/core';
import { useMemo } from 'react';
import { fitColumns } from './column-fit.ts';
import { useArrowNavigationGroup } from './fluent.ts';
import { GridBody } from './grid-body.tsx';
import { GridHead } from './grid-head.tsx';
import type { FilledGridProps } from './grid-props.ts';
import { useCellStyles, useGridStyles } from './grid-styles.ts';
import { GridTotals } from './grid-totals.tsx';
import { useGridSort } from './sort-rows.ts';
import { useElementWidth } from './use-element-width.ts';
import { ROW_LIST, useRowToggles } from './use-row-toggles.ts';
import { useStops } from './use-stops.ts';

/** The table of a grid: those columns that have room, a header that sorts, rows that may open, totals. */
export function GridTable<Row>(props: FilledGridProps<Row>) {
  const { label, rowId, details, navigation = 'cells', rowSize = 'plain', testIds } = props;
  const { isFitted = false, isSteady = false } = props;
  const styles = useGridStyles();
  const cells = useCellStyles();
  const [measure, widthPx] = useElementWidth<HTMLDivElement>();
  const { columns } = props;
  const hasExpander = details !== undefined;
  const { visible, hidden, widths } = useMemo(
    () => fitColumns(columns, widthPx, { hasExpander, isFitted, isSteady }),
    [columns, widthPx, hasExpander, isFitted, isSteady],
  );
  const { sorted, sort, onSort } = useGridSort(props);
  const toggles = useRowToggles({ details, rowId, rows: sorted });
  const arrows = useArrowNavigationGroup({ axis: 'grid' });
  const hasCellKeys = navigation === 'cells';
  const isGrid = navigation !== 'controls';
  const stops = useStops((place) => {
    const row = sorted.at(place);
    if (row !== undefined) toggles.onReach(row);
  });
  const cellClassName = mergeClasses(cells.cell, cells[rowSize], isFitted && cells.fitted);
  return (
    <div ref={measure} data-testid={testIds?.table}>
      <table
        role={isGrid ? 'grid' : undefined}
        aria-label={label}
        aria-rowcount={sorted.length + 1}
        className={mergeClasses(styles.table, (isFitted || isSteady) && styles.fitted)}
        {...ROW_LIST}
        {...(hasCellKeys && arrows)}
        {...(navigation === 'stops' && stops)}
      >
        {(isFitted || isSteady) && <ColumnWidths widths={widths} />}
        <GridHead
          columns={visible}
          sort={sort}
          onSort={onSort}
          cellClassName={cellClassName}
          isDense={rowSize === 'dense'}
          isSticky={props.hasStickyHead === true}
          hasLineAbove={props.isBare === true}
          hasCellKeys={hasCellKeys}
          hasExpander={hasExpander}
        />
        <GridBody
          rows={sorted}
          rowId={rowId}
          toggles={toggles}
          columns={visible}
          rowSize={rowSize}
          cellClassName={cellClassName}
          isFitted={isFitted}
          hasCellKeys={hasCellKeys}
          isGrid={isGrid}
          rowClassName={props.rowClassName}
          testId={testIds?.row}
        />
        <GridTotals columns={visible} cellClassName={cellClassName} />
      </table>
      {hidden.length > 0 && props.hiddenNote && <p className={styles.note}>{props.hiddenNote(hidden.length)}</p>}
    </div>
  );
}

function ColumnWidths({ widths }: { readonly widths: readonly number[] }) {
  return (
    <colgroup>
      {widths.map((width, place) => (
        <col key={place} style={{ width: `${width}%` }} />
      ))}
    </colgroup>
  );
}
