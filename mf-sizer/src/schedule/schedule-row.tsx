import { mergeClasses, useArePricesShown } from '@specbuilder/shared-ui/core';
import { memo } from 'react';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { DutyCell } from './duty-cell.tsx';
import type { DutyRow } from './duty-row.ts';
import { FanChoice, RowPrice, RowTick } from './fan-choice.tsx';
import type { ShownColumn } from './needed-columns.ts';
import { RowCheck } from './row-check.tsx';
import type { SizedRow } from './sized-row.ts';
import { useTableStyles } from './table-styles.ts';
import { isUnknown, reasonText } from './unused-text.ts';
import type { useSheetChanges } from './use-sheet-changes.ts';

interface RowContext extends Pick<ReturnType<typeof useSheetChanges>, 'onCell' | 'onCheck' | 'onChoice'> {
  readonly columns: readonly ShownColumn[];
  /** The site of the fans according to the sheet. */
  readonly postalCode: string;
  readonly waiting: string;
}

export interface ScheduleRowProps extends RowContext {
  readonly sized: SizedRow;
}

/** What a table or a list of rows shows. */
export interface ScheduleRowsProps extends RowContext, Pick<ReturnType<typeof useSheetChanges>, 'onField'> {
  readonly rows: readonly SizedRow[];
}

/** One duty: its cells, which can be corrected, and the fan for it. */
export const ScheduleRow = memo(function ScheduleRow(props: ScheduleRowProps) {
  const { sized, columns, postalCode, waiting, onCheck, onCell, onChoice } = props;
  const styles = useTableStyles();
  const arePricesShown = useArePricesShown();
  const { row } = sized;
  const isIgnored = row.state === 'ignored';
  return (
    <tr className={mergeClasses(styles.row, styles[rowStyle(sized)])}>
      <td className={styles.tick}>{!isIgnored && <RowTick sized={sized} onCheck={onCheck} />}</td>
      {isNoUnit(row) ? (
        <td className={mergeClasses(styles.cell, styles.noUnit)} colSpan={columns.length}>
          {lineText(row)}
        </td>
      ) : (
        columns.map((column, index) => (
          <td key={index} className={styles.cell}>
            <RowCell sized={sized} column={column} onCell={onCell} />
          </td>
        ))
      )}
      <td className={mergeClasses(styles.cell, arePricesShown ? styles.choice : styles.choiceWithoutPrice)}>
        {!isIgnored && <FanChoice sized={sized} postalCode={postalCode} onChoice={onChoice} />}
      </td>
      {arePricesShown && (
        <td className={mergeClasses(styles.cell, styles.numeric, styles.price)}>
          <RowPrice sized={sized} />
        </td>
      )}
      <td className={mergeClasses(styles.cell, styles.check)}>
        <RowCheck sized={sized} waiting={waiting} onCell={onCell} />
      </td>
    </tr>
  );
});

type RowCellProps = Pick<ScheduleRowProps, 'sized' | 'onCell'> & { readonly column: ShownColumn };

/** A cell of the duty; the words of a column that is not used are gray and say why. */
function RowCell({ sized: { row, wrong, doubted }, column, onCell }: RowCellProps) {
  const styles = useTableStyles();
  const { field, place, isSecond } = column;
  if (field !== null && !isSecond)
    return (
      <DutyCell row={row} field={field} isWrong={wrong.has(field)} isDoubted={doubted.has(field)} onCell={onCell} />
    );
  // The cells of a table further down are in other columns.
  const unused = row.isOfFirstTable ? row.unused.find(({ index }) => index === place) : undefined;
  const text = place !== null && (row.isOfFirstTable || row.state === 'ignored') ? row.line[place] : '';
  return (
    <span
      className={mergeClasses(styles.leftOut, unused !== undefined && isUnknown(unused) && styles.unknown)}
      title={
        isSecond
          ? SCHEDULE_MESSAGES.readTogether
          : unused && SCHEDULE_MESSAGES.unusedCell({ reason: reasonText(unused.reason) })
      }
    >
      {text}
    </span>
  );
}

/** Lines with a text that is no unit; those of existing units and the like can be corrected. */
const NO_UNITS: ReadonlySet<DutyRow['reason']> = new Set<DutyRow['reason']>([
  'heading',
  'total',
  'note',
  'second language',
]);
export const isNoUnit = ({ state, reason }: DutyRow): boolean => state === 'ignored' && NO_UNITS.has(reason);

/** All words of a line. */
export const lineText = ({ line }: DutyRow): string => line.filter((text) => text !== '').join(' ');

/** Amber for what the user has to say, red for what is wrong, gray for what does not count. */
export function rowStyle({ row, isWrong }: SizedRow): 'ignoredRow' | 'openRow' | 'wrongRow' | 'row' {
  if (row.state === 'ignored') return 'ignoredRow';
  const isOpen = row.problems.every(({ kind }) => kind === 'severalMeanings');
  if (isWrong && (!isOpen || row.problems.length === 0)) return 'wrongRow';
  return row.state === 'question' ? 'openRow' : 'row';
}
