import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Checkbox } from '@specbuilder/shared-ui/data';
import { COLUMN_CHOICE_MESSAGES as MESSAGES } from '../../messages/column-choice.generated.ts';
import type { OrderedColumn } from './column-order.ts';

interface ColumnListProps {
  readonly columns: readonly OrderedColumn[];
  readonly onToggle: (key: string, isShown: boolean) => void;
  readonly onMove: (key: string, step: -1 | 1) => void;
}

/** Columns from left to right as a list from top to bottom; a button each moves one, by pointer and by key. */
export function ColumnList({ columns, onToggle, onMove }: ColumnListProps) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {columns.map(({ key, label, unit, isShown, isFixed }, place) => {
        const name = unit === '' ? label : MESSAGES.withUnit({ label, unit });
        const isBelowFixed = columns[place - 1]?.isFixed === true;
        return (
          <li key={key} className={styles.row}>
            <Checkbox
              checked={isShown}
              disabled={isFixed}
              onChange={(_, { checked }) => onToggle(key, checked === true)}
              label={name}
            />
            {!isFixed && (
              <span className={styles.moves}>
                <Button
                  size="small"
                  appearance="subtle"
                  icon={<ArrowUpRegular />}
                  aria-label={MESSAGES.earlier({ column: label })}
                  disabledFocusable={isBelowFixed}
                  onClick={() => onMove(key, -1)}
                />
                <Button
                  size="small"
                  appearance="subtle"
                  icon={<ArrowDownRegular />}
                  aria-label={MESSAGES.later({ column: label })}
                  disabledFocusable={place === columns.length - 1}
                  onClick={() => onMove(key, 1)}
                />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const useStyles = makeStyles({
  list: { maxHeight: '18rem', margin: 0, padding: 0, overflowY: 'auto', listStyleType: 'none' },
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalS },
  moves: { display: 'flex' },
});
