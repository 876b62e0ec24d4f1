import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import { mergeClasses } from '@specbuilder/shared-ui/core';
import { useGridStyles } from './grid-styles.ts';
import type { RankedRow, ResultColumn } from './result-column.ts';
import { nextSort, type RowSort } from './sort-rows.ts';
import { RESULTS_TEXTS } from './texts.ts';

interface GridHeaderProps<Row extends RankedRow> {
  readonly columns: readonly ResultColumn<Row>[];
  readonly sort: RowSort | null;
  readonly onSort: (sort: RowSort | null) => void;
}

/** Titles with their units, each a button that sorts. */
export function GridHeader<Row extends RankedRow>({ columns, sort, onSort }: GridHeaderProps<Row>) {
  const styles = useGridStyles();
  const model = { id: 'model', title: RESULTS_TEXTS.model, unit: '', align: 'start' } as const;
  return (
    <thead className={styles.head}>
      <tr>
        <HeaderCell {...model} sort={sort} onClick={() => onSort(nextSort(sort, MODEL_COLUMN))} />
        {columns.map((column) => (
          <HeaderCell key={column.id} {...column} sort={sort} onClick={() => onSort(nextSort(sort, column))} />
        ))}
        <td className={styles.headCell} />
      </tr>
    </thead>
  );
}

/** Rows sorted by their name; the model is no column of figures. */
export const MODEL_COLUMN = { id: 'model', value: ({ modelDisplayAs }: RankedRow) => modelDisplayAs };

interface HeaderCellProps {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  readonly align: 'start' | 'end';
  readonly isComputed?: boolean;
  readonly hasGapAfter?: boolean;
  readonly sort: RowSort | null;
  readonly onClick: () => void;
}

function HeaderCell({ id, title, unit, align, isComputed, hasGapAfter, sort, onClick }: HeaderCellProps) {
  const styles = useGridStyles();
  const direction = sort?.columnId === id ? sort.direction : null;
  return (
    <th
      scope="col"
      className={mergeClasses(styles.headCell, styles[align], isComputed && styles.computed)}
      {...(direction === null ? {} : { 'aria-sort': direction })}
    >
      <button
        type="button"
        className={mergeClasses(styles.sorter, styles[align], hasGapAfter && styles.gapAfter)}
        onClick={onClick}
      >
        <span className={mergeClasses(styles.title, direction !== null && styles.sorted)}>
          {direction === 'ascending' && <ArrowUpRegular aria-hidden />}
          {direction === 'descending' && <ArrowDownRegular aria-hidden />}
          {title}
        </span>
        {unit !== '' && <span className={styles.unit}>{unit}</span>}
      </button>
    </th>
  );
}
