import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import { mergeClasses } from '@specbuilder/shared-ui/core';
import type { GridColumn } from './grid-column.ts';
import { useCellStyles, useGridStyles } from './grid-styles.ts';
import { type GridSort, nextSecondSort, nextSort } from './sort-rows.ts';

interface GridHeadProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly sort: GridSort | null;
  readonly onSort: (sort: GridSort | null) => void;
  readonly cellClassName: string;
  readonly isDense: boolean;
  readonly isSticky: boolean;
  readonly hasLineAbove: boolean;
  readonly hasCellKeys: boolean;
  readonly hasExpander: boolean;
}

/** Titles with their units; those of columns with an order are buttons that sort. */
export function GridHead<Row>(props: GridHeadProps<Row>) {
  const { columns, sort, onSort, cellClassName, isDense, isSticky, hasLineAbove, hasCellKeys, hasExpander } = props;
  const styles = useGridStyles();
  const looks = [styles.headCell, isDense && styles.denseHead, hasLineAbove && styles.lineAbove];
  const headClassName = mergeClasses(cellClassName, ...looks);
  return (
    <thead className={mergeClasses(isSticky && styles.stickyHead)}>
      <tr>
        {columns.map((column) =>
          column.label === '' ? (
            <td key={column.id} className={headClassName} />
          ) : (
            <HeadCell
              key={column.id}
              column={column}
              {...orderOf(sort, column.id)}
              onSort={column.value && ((isSecond) => onSort((isSecond ? nextSecondSort : nextSort)(sort, column)))}
              className={headClassName}
              hasCellKeys={hasCellKeys}
            />
          ),
        )}
        {hasExpander && <td className={headClassName} />}
      </tr>
    </thead>
  );
}

interface HeadOrder {
  readonly direction?: GridSort['direction'];
  /** Which of two orders it is; absent where there is one. */
  readonly place?: 1 | 2;
}

function orderOf(sort: GridSort | null, columnId: string): HeadOrder {
  if (sort?.second?.columnId === columnId) return { direction: sort.second.direction, place: 2 };
  if (sort?.columnId !== columnId) return {};
  return sort.second ? { direction: sort.direction, place: 1 } : { direction: sort.direction };
}

interface HeadCellProps<Row> extends HeadOrder {
  readonly column: GridColumn<Row>;
  /** With the shift key the column orders what is equal by the first. */
  readonly onSort: ((isSecond: boolean) => void) | undefined;
  readonly className: string;
  readonly hasCellKeys: boolean;
}

function HeadCell<Row>({ column, direction, place, onSort, className, hasCellKeys }: HeadCellProps<Row>) {
  const styles = useGridStyles();
  const cells = useCellStyles();
  const { label, head, isLabelHidden, isFigure, hasLineBefore, hasGapAfter } = column;
  const align = isFigure ? styles.endTitle : styles.startTitle;
  const inner = mergeClasses(styles.headTitle, align);
  return (
    <th
      scope="col"
      aria-label={isLabelHidden ? label : undefined}
      aria-sort={direction}
      // A head that sorts holds a button, which has the focus then.
      tabIndex={hasCellKeys && !onSort ? 0 : undefined}
      className={mergeClasses(className, hasLineBefore && cells.lineBefore, hasGapAfter && cells.gapAfter)}
    >
      {onSort ? (
        <button
          type="button"
          className={mergeClasses(styles.sorter, inner)}
          onClick={(event) => onSort(event.shiftKey)}
        >
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

function Title<Row>({ column: { label, unit }, direction, place }: TitleProps<Row>) {
  const styles = useGridStyles();
  return (
    <>
      <span className={mergeClasses(styles.cut, styles.title, direction && styles.sorted)}>
        {direction === 'ascending' && <ArrowUpRegular aria-hidden />}
        {direction === 'descending' && <ArrowDownRegular aria-hidden />}
        {place && <span className={styles.place}>{place} </span>}
        {label}
      </span>
      {unit && <span className={mergeClasses(styles.cut, styles.unit)}>{unit}</span>}
    </>
  );
}
