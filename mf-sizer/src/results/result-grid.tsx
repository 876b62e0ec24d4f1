import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/headless/svg/chevron-up';
import { mergeClasses } from '@specbuilder/shared-ui/core';
import { Fragment, type ReactNode, useState } from 'react';
import { fitColumns } from './column-fit.ts';
import { GridHeader } from './grid-header.tsx';
import { useGridStyles } from './grid-styles.ts';
import { ModelCell } from './model-cell.tsx';
import type { RankedRow, ResultColumn, RowsState } from './result-column.ts';
import { RowChunks } from './row-chunks.tsx';
import type { RowSort } from './sort-rows.ts';
import { RESULTS_TEXTS } from './texts.ts';
import { useElementWidth } from './use-element-width.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface ResultListProps<Row extends RankedRow> {
  readonly rows: readonly Row[];
  readonly columns: readonly ResultColumn<Row>[];
  readonly openIds: ReadonlySet<number>;
  readonly onToggle: (row: Row) => void;
  /** What stands in an open row. */
  readonly detail: (row: Row) => ReactNode;
  readonly state: RowsState;
}

interface ResultGridProps<Row extends RankedRow> extends ResultListProps<Row> {
  readonly sort: RowSort | null;
  readonly onSort: (sort: RowSort | null) => void;
}

const ROW_HEIGHT_PX = 52;

/** Ranked rows as a table: columns by width, sticky header, one button a row. */
export function ResultGrid<Row extends RankedRow>(props: ResultGridProps<Row>) {
  const { rows, columns, openIds, state, sort, onSort } = props;
  const styles = useGridStyles();
  const [measure, widthPx] = useElementWidth<HTMLDivElement>();
  const { visible, hidden, widths } = fitColumns(columns, widthPx);
  const [tabStop, setTabStop] = useState<number | null>(null);
  const stop = rows.some(({ fanUnitId }) => fanUnitId === tabStop) ? tabStop : rows[0]?.fanUnitId;
  return (
    <div ref={measure} className={mergeClasses(styles.box, styles[state])} data-testid="results-grid">
      <table className={styles.table} aria-label={RESULTS_TEXTS.table} aria-rowcount={rows.length + 1} data-row-list>
        <colgroup>
          {widths.map((width, place) => (
            <col key={place} style={{ width: `${width}%` }} />
          ))}
        </colgroup>
        <GridHeader columns={visible} sort={sort} onSort={onSort} />
        <RowChunks rows={rows} rowHeightPx={ROW_HEIGHT_PX}>
          {(row, index) => (
            <GridRow
              key={row.fanUnitId}
              {...props}
              row={row}
              index={index}
              visible={visible}
              isOpen={openIds.has(row.fanUnitId)}
              isTabStop={row.fanUnitId === stop}
              onReached={() => setTabStop(row.fanUnitId)}
            />
          )}
        </RowChunks>
      </table>
      {hidden.length > 0 && <p className={styles.note}>{RESULTS_TEXTS.hiddenColumns(hidden.length)}</p>}
    </div>
  );
}

interface GridRowProps<Row extends RankedRow> extends ResultListProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly visible: readonly ResultColumn<Row>[];
  readonly isOpen: boolean;
  readonly isTabStop: boolean;
  readonly onReached: () => void;
}

function GridRow<Row extends RankedRow>(props: GridRowProps<Row>) {
  const { row, index, visible, isOpen, isTabStop, onReached, onToggle, detail } = props;
  const styles = useGridStyles();
  const onRowKey = useRowKeys();
  const detailId = `detail-${row.fanUnitId}`;
  const toggle = () => onToggle(row);
  return (
    <Fragment>
      <tr
        className={mergeClasses(styles.row, isOpen && styles.open)}
        aria-rowindex={index + 2}
        onFocus={onReached}
        data-testid="result-row"
      >
        <th scope="row" className={mergeClasses(styles.cell, styles.model)}>
          <ModelCell
            row={row}
            isOpen={isOpen}
            detailId={detailId}
            isTabStop={isTabStop}
            onToggle={toggle}
            onKeyDown={(event) => onRowKey(event, { isOpen, onToggle: toggle })}
          />
        </th>
        {visible.map((column) => (
          <td
            key={column.id}
            className={mergeClasses(
              styles.cell,
              styles[column.align],
              column.wraps && styles.wraps,
              column.isComputed && styles.computed,
              column.hasGapAfter && styles.gapAfter,
            )}
          >
            {column.cell(row)}
          </td>
        ))}
        <td className={mergeClasses(styles.cell, styles.expander)}>
          {isOpen ? <ChevronUpRegular aria-hidden /> : <ChevronDownRegular aria-hidden />}
        </td>
      </tr>
      {isOpen && (
        <tr className={styles.detailRow}>
          <td id={detailId} colSpan={visible.length + 2} className={styles.detailCell}>
            {detail(row)}
          </td>
        </tr>
      )}
    </Fragment>
  );
}
