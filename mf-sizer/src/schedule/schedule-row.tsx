import { mergeClasses, useArePricesShown } from '@specbuilder/shared-ui/core';
import { memo } from 'react';
import type { Column, Field } from './columns.ts';
import { DutyCell } from './duty-cell.tsx';
import { FanChoice, RowPrice, RowTick } from './fan-choice.tsx';
import { RowCheck } from './row-check.tsx';
import type { SizedRow } from './sized-row.ts';
import { useTableStyles } from './table-styles.ts';

export interface ScheduleRowProps {
  readonly sized: SizedRow;
  readonly columns: readonly Column[];
  /** The line as it was pasted, for the columns that are left out. */
  readonly line: readonly string[];
  /** The site of the fans according to the sheet. */
  readonly postalCode: string;
  readonly waiting: string;
  readonly onCheck: (rowId: string, isChecked: boolean) => void;
  readonly onCell: (rowId: string, field: Field, text: string) => void;
  readonly onChoice: (rowId: string, place: number) => void;
}

/** One duty: its cells, which can be corrected, and the fan for it. */
export const ScheduleRow = memo(function ScheduleRow(props: ScheduleRowProps) {
  const { sized, columns, line, postalCode, waiting, onCheck, onCell, onChoice } = props;
  const styles = useTableStyles();
  const arePricesShown = useArePricesShown();
  const { row, isWrong, wrong } = sized;
  return (
    <tr className={mergeClasses(styles.row, isWrong && styles.wrongRow)}>
      <td className={styles.tick}>
        <RowTick sized={sized} onCheck={onCheck} />
      </td>
      {columns.map(({ field, header }, index) => (
        <td key={index} className={styles.cell}>
          {field === null ? (
            <span className={styles.leftOut} title={header}>
              {line[index]}
            </span>
          ) : (
            <DutyCell row={row} field={field} isWrong={wrong.has(field)} onCell={onCell} />
          )}
        </td>
      ))}
      <td className={mergeClasses(styles.cell, arePricesShown ? styles.choice : styles.choiceWithoutPrice)}>
        <FanChoice sized={sized} postalCode={postalCode} onChoice={onChoice} />
      </td>
      {arePricesShown && (
        <td className={mergeClasses(styles.cell, styles.numeric, styles.price)}>
          <RowPrice sized={sized} />
        </td>
      )}
      <td className={mergeClasses(styles.cell, styles.check)}>
        <RowCheck sized={sized} waiting={waiting} />
      </td>
    </tr>
  );
});
