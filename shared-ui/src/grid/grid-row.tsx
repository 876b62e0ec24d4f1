import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/headless/svg/chevron-up';
import { mergeClasses } from '@specbuilder/shared-ui/core';
import { memo } from 'react';
import type { GridColumn } from './grid-column.ts';
import { useCellStyles, useGridStyles } from './grid-styles.ts';
import type { ToggledRow } from './use-row-toggles.ts';

interface GridRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly GridColumn<Row>[];
  /** Place in the table, the header included, counted from 1. */
  readonly place: number;
  /** Null where rows do not open. */
  readonly toggled: ToggledRow | null;
  readonly cellClassName: string;
  readonly isFitted: boolean;
  readonly hasCellKeys: boolean;
  readonly testId: string | undefined;
  /** What the cells are written in: another language draws every row again. */
  readonly words: unknown;
}

/** A row, and what it opens to. */
function PlainRow<Row>(props: GridRowProps<Row>) {
  const { row, columns, place, toggled, cellClassName, isFitted, hasCellKeys, testId } = props;
  const styles = useGridStyles();
  const cells = useCellStyles();
  return (
    <>
      <tr
        className={mergeClasses(styles.row, toggled?.isOpen && styles.open)}
        aria-rowindex={place}
        onFocus={toggled?.onFocus}
        data-testid={testId}
      >
        {columns.map((column, index) => {
          const shared = {
            className: mergeClasses(
              cellClassName,
              index === 0 ? cells.name : isFitted && !column.isFigure && cells.cut,
              column.isFigure && cells.figure,
              column.wraps && cells.wraps,
              column.hasLineBefore && cells.lineBefore,
              column.hasGapAfter && cells.gapAfter,
            ),
            tabIndex: hasCellKeys ? 0 : undefined,
            children: column.cell(row, toggled?.toggle),
          };
          if (index === 0) return <th key={column.id} scope="row" {...shared} />;
          return <td key={column.id} role={hasCellKeys ? 'gridcell' : undefined} {...shared} />;
        })}
        {toggled && (
          <td className={mergeClasses(cellClassName, styles.expander)}>
            {toggled.isOpen ? <ChevronUpRegular aria-hidden /> : <ChevronDownRegular aria-hidden />}
          </td>
        )}
      </tr>
      {toggled?.isOpen && (
        <tr>
          <td id={toggled.detailId} colSpan={columns.length + 1} className={styles.detailCell}>
            {toggled.content()}
          </td>
        </tr>
      )}
    </>
  );
}

/** Drawn again only when it changes: 150 rows take a third of a second, and opening one of them changes one. */
export const GridRow = memo(PlainRow, isSameRow) as typeof PlainRow;

function isSameRow<Row>(before: GridRowProps<Row>, after: GridRowProps<Row>): boolean {
  const { toggled: was, ...old } = before;
  const { toggled, ...now } = after;
  if ((Object.keys(now) as (keyof typeof now)[]).some((name) => now[name] !== old[name])) return false;
  // What a row opens to may have changed with anything around the grid.
  if (was === null || toggled === null || toggled.isOpen) return was === toggled;
  return !was.isOpen && was.detailId === toggled.detailId && was.toggle.tabIndex === toggled.toggle.tabIndex;
}
