import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import { mergeClasses } from '@specbuilder/shared-ui/core';
import type { MouseEventHandler } from 'react';
import type { GridColumn } from './grid-column.ts';
import { useCellStyles, useGridStyles } from './grid-styles.ts';
import type { LibraryTable } from './table-features.ts';

interface GridHeaderProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly table: LibraryTable<Row>;
  readonly cellClassName: string;
  readonly isDense: boolean;
  readonly isSticky: boolean;
  readonly hasLineAbove: boolean;
  readonly hasCellKeys: boolean;
  readonly isFitted: boolean;
  /** The grid scrolls sideways below its first column. */
  readonly isWide: boolean;
  readonly hasExpander: boolean;
  readonly originalOrder: string | undefined;
}

/** Titles with their units; those of columns with an order are buttons that sort. */
export function GridHeader<Row>(props: GridHeaderProps<Row>) {
  const { columns, table, cellClassName, isDense, isSticky, hasLineAbove, hasCellKeys } = props;
  const { isFitted, isWide, hasExpander, originalOrder } = props;
  const styles = useGridStyles();
  const looks = [styles.headerCell, isDense && styles.denseHeader, hasLineAbove && styles.lineAbove];
  const headerClassName = mergeClasses(cellClassName, ...looks);
  const cells = useCellStyles();
  const classOf = ({ hasLineBefore, hasGapAfter }: GridColumn<Row>, place: number) =>
    mergeClasses(
      headerClassName,
      hasLineBefore && cells.lineBefore,
      hasGapAfter && cells.gapAfter,
      isWide && place === 0 && cells.sticky,
      isFitted && hasExpander && place === columns.length - 1 && cells.besideExpander,
    );
  return (
    <thead className={mergeClasses(isSticky && styles.stickyHeader)}>
      <tr>
        {columns.map((column, index) =>
          column.label === '' ? (
            <td key={column.id} className={classOf(column, index)} />
          ) : (
            <HeaderCell
              key={column.id}
              column={column}
              {...orderOf(table, column, originalOrder)}
              className={classOf(column, index)}
              hasCellKeys={hasCellKeys}
            />
          ),
        )}
        {hasExpander && <td className={mergeClasses(headerClassName, isFitted && cells.overEnd)} />}
      </tr>
    </thead>
  );
}

interface HeaderOrder {
  readonly direction?: 'ascending' | 'descending';
  /** Which of several orders it is, from 1; absent where there is one. */
  readonly place?: number;
  /** With the shift key the column orders what is equal by those before. */
  readonly onSort?: MouseEventHandler<HTMLButtonElement>;
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

function orderOf<Row>(
  table: LibraryTable<Row>,
  { id, value }: GridColumn<Row>,
  originalOrder: string | undefined,
): HeaderOrder {
  const column = table.getColumn(id);
  if (value === undefined || column === undefined) return {};
  const isProvided = id === originalOrder && table.state.sorting.length === 0;
  const direction = column.getIsSorted() || (isProvided && 'asc');
  return {
    onSort: column.getToggleSortingHandler() as MouseEventHandler<HTMLButtonElement>,
    ...(direction && { direction: DIRECTIONS[direction] }),
    ...(direction && table.state.sorting.length > 1 && { place: column.getSortIndex() + 1 }),
  };
}

interface HeaderCellProps<Row> extends HeaderOrder {
  readonly column: GridColumn<Row>;
  readonly className: string;
  readonly hasCellKeys: boolean;
}

function HeaderCell<Row>({ column, direction, place, onSort, className, hasCellKeys }: HeaderCellProps<Row>) {
  const styles = useGridStyles();
  const { label, header, isLabelHidden, isNumeric } = column;
  const align = isNumeric ? styles.endTitle : styles.startTitle;
  const inner = mergeClasses(styles.headerTitle, align);
  return (
    <th
      scope="col"
      aria-label={isLabelHidden ? label : undefined}
      aria-sort={direction}
      // A head that sorts holds a button, which has the focus then.
      tabIndex={hasCellKeys && !onSort ? 0 : undefined}
      className={className}
    >
      {onSort ? (
        <button type="button" className={mergeClasses(styles.sorter, inner)} onClick={onSort}>
          <Title column={column} direction={direction} place={place} />
        </button>
      ) : (
        !isLabelHidden && (
          <span className={header === undefined ? inner : mergeClasses(inner, styles.headerWithBox)}>
            {header}
            <Title column={column} direction={direction} place={place} />
          </span>
        )
      )}
    </th>
  );
}

type TitleProps<Row> = Pick<HeaderCellProps<Row>, 'column'> & {
  readonly direction: HeaderOrder['direction'] | undefined;
  readonly place: HeaderOrder['place'] | undefined;
};

/** The sort mark is beside the unit, which is short: beside a narrow column's label it would truncate the label. */
function Title<Row>({ column: { label, unit }, direction, place }: TitleProps<Row>) {
  const styles = useGridStyles();
  const order = (
    <>
      {direction === 'ascending' && <ArrowUpRegular aria-hidden />}
      {direction === 'descending' && <ArrowDownRegular aria-hidden />}
      {place && <sup className={styles.place}>{place}</sup>}
    </>
  );
  return (
    <>
      <span className={mergeClasses(styles.cut, styles.title, direction && styles.sorted)}>
        {!unit && order}
        {label}
      </span>
      {unit && (
        <span className={mergeClasses(styles.cut, styles.unit, direction && styles.sortedUnit)}>
          {order}
          {unit}
        </span>
      )}
    </>
  );
}
