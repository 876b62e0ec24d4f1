import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import { mergeClasses } from '@specbuilder/shared-ui/core';
import type { GridColumn } from './grid-column.ts';
import { useCellStyles, useGridStyles } from './grid-styles.ts';
import { type GridSort, nextSort } from './sort-rows.ts';

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
              direction={sort?.columnId === column.id ? sort.direction : undefined}
              onSort={column.value && (() => onSort(nextSort(sort, column)))}
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

interface HeadCellProps<Row> {
  readonly column: GridColumn<Row>;
  readonly direction: GridSort['direction'] | undefined;
  readonly onSort: (() => void) | undefined;
  readonly className: string;
  readonly hasCellKeys: boolean;
}

function HeadCell<Row>({ column, direction, onSort, className, hasCellKeys }: HeadCellProps<Row>) {
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
        <button type="button" className={mergeClasses(styles.sorter, inner)} onClick={onSort}>
          <Title column={column} direction={direction} />
        </button>
      ) : (
        !isLabelHidden && (
          <span className={head === undefined ? inner : mergeClasses(inner, styles.headWithBox)}>
            {head}
            <Title column={column} direction={direction} />
          </span>
        )
      )}
    </th>
  );
}

function Title<Row>({ column: { label, unit }, direction }: Pick<HeadCellProps<Row>, 'column' | 'direction'>) {
  const styles = useGridStyles();
  return (
    <>
      <span className={mergeClasses(styles.cut, styles.title, direction && styles.sorted)}>
        {direction === 'ascending' && <ArrowUpRegular aria-hidden />}
        {direction === 'descending' && <ArrowDownRegular aria-hidden />}
        {label}
      </span>
      {unit && <span className={mergeClasses(styles.cut, styles.unit)}>{unit}</span>}
    </>
  );
}
