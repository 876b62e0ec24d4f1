import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@specbuilder/shared-ui/data';
import { useMemo } from 'react';
import { createTableColumn, useArrowNavigationGroup, useTableFeatures, useTableSort } from './fluent.ts';
import { compareBy, type GridColumn } from './grid-column.ts';
import type { DataGridProps } from './grid-props.ts';

type GridTableProps<Row> = Pick<DataGridProps<Row>, 'columns' | 'firstOrder' | 'isDense' | 'label' | 'rowId'> & {
  readonly rows: readonly Row[];
};

/** The table of a grid: the arrow keys go by row and cell, the heads of ordered columns are buttons. */
export function GridTable<Row>({ label, columns, rows, rowId, firstOrder, isDense }: GridTableProps<Row>) {
  const styles = useStyles();
  const cellStyle = mergeClasses(styles.cell, isDense && styles.dense);
  const arrows = useArrowNavigationGroup({ axis: 'grid' });
  const { shown, headOf } = useOrder({ columns, rows, firstOrder });
  return (
    <Table
      role="grid"
      size={isDense ? 'small' : 'medium'}
      aria-label={label}
      className={styles.table}
      noNativeElements={false}
      {...arrows}
    >
      <TableHeader className={styles.head}>
        <TableRow>
          {columns.map((column) => (
            <TableHeaderCell
              key={column.id}
              scope="col"
              // A head that orders holds a button, which has the focus then.
              {...(column.orderedBy ? {} : { tabIndex: 0 })}
              className={mergeClasses(cellStyle, column.isFigure && styles.figure)}
              {...headOf(column)}
            >
              {column.label}
            </TableHeaderCell>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {shown.map((row) => (
          <TableRow key={rowId(row)} className={styles.row}>
            {columns.map(({ id, cell, isFigure }, place) => (
              <TableCell
                key={id}
                tabIndex={0}
                role={place === 0 ? 'rowheader' : 'gridcell'}
                className={mergeClasses(cellStyle, place === 0 && styles.name, isFigure && styles.figure)}
              >
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Rows in the order that the heads of the columns ask for; those without an order stay as they came. */
function useOrder<Row>({ columns, rows, firstOrder }: Pick<GridTableProps<Row>, 'columns' | 'firstOrder' | 'rows'>) {
  const definitions = useMemo(
    () => columns.map((column) => createTableColumn<Row>({ columnId: column.id, compare: compareBy(column) })),
    [columns],
  );
  const first = firstOrder && {
    sortColumn: firstOrder.columnId,
    sortDirection: firstOrder.isDescending ? ('descending' as const) : ('ascending' as const),
  };
  const { getRows, sort } = useTableFeatures({ columns: definitions, items: [...rows] }, [
    useTableSort({ defaultSortState: first ?? { sortColumn: undefined, sortDirection: 'ascending' } }),
  ]);
  const headOf = ({ id, orderedBy }: GridColumn<Row>) =>
    orderedBy
      ? {
          sortable: true,
          sortDirection: sort.getSortDirection(id),
          onClick: (event: React.MouseEvent) => sort.toggleColumnSort(event, id),
        }
      : {};
  return { shown: sort.sort(getRows()).map(({ item }) => item), headOf };
}

const useStyles = makeStyles({
  table: { tableLayout: 'auto', fontVariantNumeric: 'tabular-nums' },
  head: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  cell: { height: '44px', paddingInline: tokens.spacingHorizontalL },
  dense: { height: '36px', paddingInline: tokens.spacingHorizontalM },
  row: { ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover } },
  name: { fontWeight: tokens.fontWeightSemibold },
  figure: { textAlign: 'end', whiteSpace: 'nowrap', '& > div': { justifyContent: 'flex-end' } },
});
