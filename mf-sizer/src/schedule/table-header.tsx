import { mergeClasses, useArePricesShown } from '@specbuilder/shared-ui/core';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { ColumnHead } from './column-head.tsx';
import type { Field } from './columns.ts';
import type { ShownColumn } from './needed-columns.ts';
import { useTableStyles } from './table-styles.ts';

interface TableHeaderProps {
  readonly columns: readonly ShownColumn[];
  readonly onField: (place: number, field: Field | null) => void;
}

/** The heads as they were pasted, above what their columns were understood as. */
export function TableHeader({ columns, onField }: TableHeaderProps) {
  const styles = useTableStyles();
  const arePricesShown = useArePricesShown();
  const found: readonly (readonly [string, string])[] = [
    [SCHEDULE_MESSAGES.firstChoice, arePricesShown ? styles.choice : styles.choiceWithoutPrice],
    ...(arePricesShown ? [[SCHEDULE_MESSAGES.price, mergeClasses(styles.price, styles.numeric)] as const] : []),
    [SCHEDULE_MESSAGES.check, styles.check],
  ];
  return (
    <thead>
      <tr>
        <td className={styles.asPasted} />
        {columns.map(({ header }, index) => (
          <td key={index} className={styles.asPasted}>
            {header}
          </td>
        ))}
        <td className={mergeClasses(styles.asPasted, styles.aboveFound)} colSpan={found.length} />
      </tr>
      <tr className={styles.headerRow}>
        <td className={styles.head} />
        {columns.map((column, index) => (
          <th key={index} scope="col" className={mergeClasses(styles.head, column.isOpen && styles.openHead)}>
            <ColumnHead column={column} onField={onField} />
          </th>
        ))}
        {found.map(([name, place]) => (
          <th key={name} scope="col" className={mergeClasses(styles.head, place)}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
