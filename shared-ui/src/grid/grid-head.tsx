import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import { mergeClasses } from '@specbuilder/shared-ui/core';
import type { MouseEventHandler } from 'react';
import type { GridColumn } from './grid-column.ts';
import { useCellStyles, useGridStyles } from './grid-styles.ts';
import type { LibraryTable } from './table-features.ts';

interface GridHeadProps<Row> {
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
  readonly givenOrder: string | undefined;
}

/** Titles with their units; those of columns with an order are buttons that sort. */
export function GridHead<Row>(props: GridHeadProps<Row>) {
  const { columns, table, cellClassName, isDense, isSticky, hasLineAbove, hasCellKeys } = props;
  const { isFitted, isWide, hasExpander, givenOrder } = props;
  const styles = useGridStyles();
  const looks = [styles.headCell, isDense && styles.denseHead, hasLineAbove && styles.lineAbove];
  const headClassName = mergeClasses(cellClassName, ...looks);
  const cells = useCellStyles();
  const classOf = ({ hasLineBefore, hasGapAfter }: GridColumn<Row>, place: number) =>
    mergeClasses(
      headClassName,
      hasLineBefore && cells.lineBefore,
      hasGapAfter && cells.gapAfter,
      isWide && place === 0 && cells.sticky,
      isFitted && hasExpander && place === columns.length - 1 && cells.besideExpander,
    );
  return (
    <thead className={mergeClasses(isSticky && styles.stickyHead)}>
      <tr>
        {columns.map((column, place) =>
          column.label === '' ? (
            <td key={column.id} className={classOf(column, place)} />
          ) : (
            <HeadCell
              key={column.id}
              column={column}
              {...orderOf(table, column, givenOrder)}
              className={classOf(column, place)}
              hasCellKeys={hasCellKeys}
            />
          ),
        )}
        {hasExpander && <td className={mergeClasses(headClassName, isFitted && cells.overEnd)} />}
      </tr>
    </thead>
  );
}

interface HeadOrder {
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
  givenOrder: string | undefined,
): HeadOrder {
  const column = table.getColumn(id);
  if (value === undefined || column === undefined) return {};
  const isGiven = id === givenOrder && table.state.sorting.length === 0;
  const direction = column.getIsSorted() || (isGiven && 'asc');
  return {
    onSort: column.getToggleSortingHandler() as MouseEventHandler<HTMLButtonElement>,
    ...(direction && { direction: DIRECTIONS[direction] }),
    ...(direction && table.state.sorting.length > 1 && { place: column.getSortIndex() + 1 }),
  };
}

interface HeadCellProps<Row> extends HeadOrder {
  readonly column: GridColumn<Row>;
  readonly className: string;
  readonly hasCellKeys: boolean;
}

function HeadCell<Row>({ column, direction, place, onSort, className, hasCellKeys }: HeadCellProps<Row>) {
  const styles = useGridStyles();
  const { label, head, isLabelHidden, isFigure } = column;
  const align = isFigure ? styles.endTitle : styles.startTitle;
  const inner = mergeClasses(styles.headTitle, align);
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
          <span className={head === undefined ? inner : mergeClasses(inner, styles.headWithBox)}>
            {head}
            <Title column={column} direction={direction} place={place} />
          </span>
        )
      )}
    </th>
  );
}

type TitleProps<Row> = Pick<HeadCellProps<Row>, 'column'> & {
  readonly direction: HeadOrder['direction'] | undefined;
  readonly place: HeadOrder['place'] | undefined;
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
