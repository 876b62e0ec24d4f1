import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { memo } from 'react';
import { DutyCell, rowName } from './duty-cell.tsx';
import { FanChoice, RowPrice, RowTick } from './fan-choice.tsx';
import { columnName } from './field-name.ts';
import { concerns } from './needed-columns.ts';
import { RowCheck } from './row-check.tsx';
import { isNoUnit, lineText, rowStyle, type ScheduleRowProps } from './schedule-row.tsx';
import { useTableStyles } from './table-styles.ts';

/** One duty on a phone: what was found first, then its cells with their names. */
export const ScheduleCard = memo(function ScheduleCard(props: ScheduleRowProps) {
  const { sized, columns, postalCode, waiting, onCheck, onCell, onChoice } = props;
  const styles = useStyles();
  const rowStyles = useTableStyles();
  const { row, wrong, doubted } = sized;
  const isIgnored = row.state === 'ignored';
  return (
    <li className={mergeClasses(styles.card, rowStyle(sized) !== 'row' && rowStyles[rowStyle(sized)])}>
      <div className={styles.line}>
        {!isIgnored && <RowTick sized={sized} onCheck={onCheck} />}
        <strong className={styles.name}>{isNoUnit(row) ? lineText(row) : rowName(row)}</strong>
        <RowCheck sized={sized} waiting={waiting} onCell={onCell} />
      </div>
      {!isIgnored && (
        <div className={styles.line}>
          <FanChoice sized={sized} postalCode={postalCode} onChoice={onChoice} />
          <span className={styles.price}>
            <RowPrice sized={sized} />
          </span>
        </div>
      )}
      {!isNoUnit(row) && (
        <dl className={styles.cells}>
          {columns.flatMap((column) =>
            column.field === null || column.isSecond || !concerns(column.field, row)
              ? []
              : [
                  <div key={column.field} className={styles.cell}>
                    <dt className={styles.label}>{columnName(column.field, column)}</dt>
                    <dd className={styles.value}>
                      <DutyCell
                        row={row}
                        field={column.field}
                        isWrong={wrong.has(column.field)}
                        isDoubted={doubted.has(column.field)}
                        onCell={onCell}
                      />
                    </dd>
                  </div>,
                ],
          )}
        </dl>
      )}
    </li>
  );
});

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  line: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  name: { flexGrow: 1 },
  price: { marginInlineStart: 'auto', whiteSpace: 'nowrap' },
  cells: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 45%), 1fr))',
    gap: tokens.spacingHorizontalS,
    margin: 0,
  },
  cell: { minWidth: 0 },
  label: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  value: {
    margin: 0,
    '& input': { minWidth: 0, textAlign: 'start' },
    '& input:not([aria-invalid="true"])': { border: `1px solid ${tokens.colorNeutralStroke1}` },
  },
});
