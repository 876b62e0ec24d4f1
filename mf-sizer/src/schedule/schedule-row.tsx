import { mergeClasses, useArePricesShown } from '@specbuilder/shared-ui/core';
import { memo } from 'react';
import type { Column, EditField } from './columns.ts';
import { DutyCell } from './duty-cell.tsx';
import type { DutyRow } from './duty-row.ts';
import { FanChoice, RowPrice, RowTick } from './fan-choice.tsx';
import { RowCheck } from './row-check.tsx';
import type { SizedRow } from './sized-row.ts';
import { useTableStyles } from './table-styles.ts';

export interface ScheduleRowProps {
  readonly sized: SizedRow;
  readonly columns: readonly Column[];
  /** The site of the fans according to the sheet. */
  readonly postalCode: string;
  readonly waiting: string;
  readonly onCheck: (rowId: string, isChecked: boolean) => void;
  readonly onCell: (rowId: string, field: EditField, text: string) => void;
  readonly onChoice: (rowId: string, place: number) => void;
}

/** One duty: its cells, which can be corrected, and the fan for it. */
export const ScheduleRow = memo(function ScheduleRow(props: ScheduleRowProps) {
  const { sized, columns, postalCode, waiting, onCheck, onCell, onChoice } = props;
  const styles = useTableStyles();
  const arePricesShown = useArePricesShown();
  const { row, wrong, doubted } = sized;
  const isIgnored = row.state === 'ignored';
  return (
    <tr className={mergeClasses(styles.row, styles[rowStyle(sized)])}>
      <td className={styles.tick}>{!isIgnored && <RowTick sized={sized} onCheck={onCheck} />}</td>
      {columns.map(({ field, header }, index) => (
        <td key={index} className={styles.cell}>
          {field === null || isNoUnit(row) ? (
            <span className={styles.leftOut} title={header}>
              {row.isOfFirstTable || isIgnored ? row.line[index] : ''}
            </span>
          ) : (
            <DutyCell
              row={row}
              field={field}
              isWrong={wrong.has(field)}
              isDoubted={doubted.has(field)}
              onCell={onCell}
            />
          )}
        </td>
      ))}
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

/** Lines with a text that is no unit; those of existing units and the like can be corrected. */
const NO_UNITS: ReadonlySet<DutyRow['reason']> = new Set<DutyRow['reason']>([
  'heading',
  'total',
  'note',
  'second language',
]);
export const isNoUnit = ({ state, reason }: DutyRow): boolean => state === 'ignored' && NO_UNITS.has(reason);

/** Amber for what the user has to say, red for what is wrong, gray for what does not count. */
export function rowStyle({ row, isWrong }: SizedRow): 'ignoredRow' | 'openRow' | 'wrongRow' | 'row' {
  if (row.state === 'ignored') return 'ignoredRow';
  const isOpen = row.problems.every(({ kind }) => kind === 'severalMeanings');
  if (isWrong && (!isOpen || row.problems.length === 0)) return 'wrongRow';
  return row.state === 'question' ? 'openRow' : 'row';
}
