import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/headless/svg/chevron-up';
import { mergeClasses } from '@specbuilder/shared-ui/core';
import { memo, type RefCallback } from 'react';
import type { GridColumn } from './grid-column.ts';
import { useCellStyles, useGridStyles } from './grid-styles.ts';
import { pressRow } from './press-row.ts';
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
  /** The grid scrolls sideways below its first column. */
  readonly isWide: boolean;
  readonly hasCellKeys: boolean;
  /** Cells of a grid that has no other role than that of a table have none either. */
  readonly isGrid: boolean;
  readonly className: string | undefined;
  readonly testId: string | undefined;
  /** What the cells are written in: another language draws every row again. */
  readonly words: unknown;
  readonly onReach: (row: Row) => void;
  /** Place among the parts of a long list, and what measures it there. */
  readonly index?: number | undefined;
  readonly measure?: RefCallback<Element> | undefined;
}

function PlainRow<Row>(props: GridRowProps<Row>) {
  const { row, columns, place, toggled, cellClassName, isFitted, hasCellKeys, testId, onReach, index, measure } = props;
  const { isGrid, isWide, className } = props;
  const reach = () => onReach(row);
  const styles = useGridStyles();
  const cells = useCellStyles();
  return (
    <tr
      ref={measure}
      className={mergeClasses(styles.row, toggled?.isOpen && styles.open, className)}
      aria-rowindex={place}
      onClick={pressRow}
      onFocus={reach}
      onPointerDown={reach}
      data-testid={testId}
      data-index={index}
      data-plain-row
    >
      {columns.map((column, at) => {
        const shared = {
          className: mergeClasses(
            cellClassName,
            at === 0 ? cells.name : isFitted && !column.isNumeric && cells.cut,
            isWide && at === 0 && cells.sticky,
            isWide && at === 0 && toggled?.isOpen && cells.stickyOpen,
            column.isNumeric && cells.numeric,
            column.wraps && cells.wraps,
            column.hasLineBefore && cells.lineBefore,
            column.hasGapAfter && cells.gapAfter,
            isFitted && toggled !== null && at === columns.length - 1 && cells.besideExpander,
          ),
          tabIndex: hasCellKeys ? 0 : undefined,
          translate: column.isNumeric ? ('no' as const) : undefined,
          children: column.cell(row, toggled?.toggle),
        };
        if (at === 0) return <th key={column.id} scope="row" {...shared} />;
        return <td key={column.id} role={isGrid ? 'gridcell' : undefined} {...shared} />;
      })}
      {toggled && (
        <td className={mergeClasses(cellClassName, styles.expander, isFitted && cells.overEnd)}>
          {toggled.isOpen ? <ChevronUpRegular aria-hidden /> : <ChevronDownRegular aria-hidden />}
        </td>
      )}
    </tr>
  );
}

/** Drawn again only when it changes: 60 rows take an eighth of a second, and opening one of them changes one. */
export const GridRow = memo(PlainRow, isSameRow) as typeof PlainRow;

function isSameRow<Row>(before: GridRowProps<Row>, after: GridRowProps<Row>): boolean {
  const { toggled: was, ...old } = before;
  const { toggled, ...now } = after;
  if ((Object.keys(now) as (keyof typeof now)[]).some((name) => now[name] !== old[name])) return false;
  if (was === null || toggled === null) return was === toggled;
  const isSameState = was.isOpen === toggled.isOpen && was.detailId === toggled.detailId;
  return isSameState && was.toggle.tabIndex === toggled.toggle.tabIndex;
}
