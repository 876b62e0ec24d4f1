import { mergeClasses } from '@specbuilder/shared-ui/core';
import type { GridColumn } from './grid-column.ts';
import { useCellStyles, useGridStyles } from './grid-styles.ts';

interface GridTotalsProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly cellClassName: string;
  /** The grid scrolls sideways below its first column. */
  readonly isWide: boolean;
}

/** Totals below the rows, each from its column to the next that has one; nothing where no column has any. */
export function GridTotals<Row>({ columns, cellClassName, isWide }: GridTotalsProps<Row>) {
  const styles = useGridStyles();
  const cells = useCellStyles();
  const starts = columns.flatMap(({ total }, position) => (total === undefined ? [] : [position]));
  if (starts.length === 0) return null;
  return (
    <tfoot>
      <tr>
        {starts.map((start, index) => {
          const { id, isNumeric, total } = columns[start] ?? {};
          const end = starts[index + 1] ?? columns.length;
          return (
            <td
              key={id}
              colSpan={end - start}
              className={mergeClasses(
                cellClassName,
                styles.total,
                isNumeric ? cells.numeric : styles.quietTotal,
                columns[end - 1]?.hasGapAfter && cells.gapAfter,
                isWide && start === 0 && cells.sticky,
              )}
            >
              {total}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
