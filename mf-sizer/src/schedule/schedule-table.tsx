import { mergeClasses, useArePricesShown, useMediaQuery } from '@specbuilder/shared-ui/core';
import { type ReactElement, useCallback, useEffect, useMemo, useRef } from 'react';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { ColumnSelect } from './column-select.tsx';
import type { EditField, Field } from './columns.ts';
import { columnName } from './field-name.ts';
import { shownColumns } from './needed-columns.ts';
import { ScheduleCard } from './schedule-card.tsx';
import { ScheduleRow } from './schedule-row.tsx';
import { type Sheet, withCell, withField } from './sheet.ts';
import type { SizedRow } from './sized-row.ts';
import { useTableStyles } from './table-styles.ts';

interface ScheduleTableProps {
  readonly sheet: Sheet;
  readonly rows: readonly SizedRow[];
  readonly waiting: string;
  readonly onChange: (sheet: Sheet) => void;
}

/** The schedule with its heads as they were pasted above what they were understood as; cards on a phone. */
export function ScheduleTable({ sheet, rows, waiting, onChange }: ScheduleTableProps) {
  const styles = useTableStyles();
  // Below this width nothing can stay pinned: the fans would be off screen.
  const hasCards = useMediaQuery('(max-width: 1199.98px)', false);
  const { onField, ...actions } = useChanges(sheet, onChange);
  const { postalCode } = sheet;
  const columns = useMemo(
    () =>
      shownColumns(
        sheet.columns,
        rows.map(({ row }) => row),
      ),
    [sheet.columns, rows],
  );
  const ofRow = (sized: SizedRow) => ({
    sized,
    columns,
    postalCode,
    waiting,
    ...actions,
  });
  const selects = columns.map((column, index) =>
    index < sheet.columns.length ? (
      <ColumnSelect key={index} column={column} place={index} onField={onField} />
    ) : (
      <span key={index} className={styles.neededName}>
        {column.field !== null && columnName(column.field, column)}
      </span>
    ),
  );
  if (hasCards) {
    return (
      <>
        <details>
          <summary>{SCHEDULE_MESSAGES.columns}</summary>
          <div className={styles.columns}>
            {columns.map(({ header }, index) => (
              <div key={index} className={styles.columnLine}>
                <span>{header}</span>
                {selects[index]}
              </div>
            ))}
          </div>
        </details>
        <ul className={styles.cards} aria-label={SCHEDULE_MESSAGES.table}>
          {rows.map((sized) => (
            <ScheduleCard key={sized.row.id} {...ofRow(sized)} />
          ))}
        </ul>
      </>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: users without a pointer scroll it with the arrow keys
    <section className={styles.region} aria-label={SCHEDULE_MESSAGES.table} tabIndex={0}>
      <table className={styles.table}>
        <TableHeader heads={columns.map(({ header }) => header)} selects={selects} />
        <tbody>
          {rows.map((sized) => (
            <ScheduleRow key={sized.row.id} {...ofRow(sized)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface TableHeaderProps {
  readonly heads: readonly string[];
  readonly selects: readonly ReactElement[];
}

function TableHeader({ heads: headers, selects }: TableHeaderProps) {
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
        {headers.map((header, index) => (
          <td key={index} className={styles.asPasted}>
            {header}
          </td>
        ))}
        <td className={mergeClasses(styles.asPasted, styles.aboveFound)} colSpan={found.length} />
      </tr>
      <tr className={styles.headerRow}>
        <td className={styles.head} />
        {selects.map((select, index) => (
          <th key={index} scope="col" className={styles.head}>
            {select}
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

/** Changes of the sheet as functions that stay the same, so that a row is drawn again only when it changes. */
function useChanges(sheet: Sheet, onChange: (sheet: Sheet) => void) {
  const latest = useRef({ sheet, onChange });
  useEffect(() => {
    latest.current = { sheet, onChange };
  });
  const change = useCallback((how: (sheet: Sheet) => Sheet) => latest.current.onChange(how(latest.current.sheet)), []);
  const onCell = useCallback(
    (id: string, field: EditField, text: string) => change((now) => withCell(now, id, field, text)),
    [change],
  );
  const onCheck = useCallback(
    (id: string, isChecked: boolean) => change((now) => ({ ...now, checks: { ...now.checks, [id]: isChecked } })),
    [change],
  );
  const onChoice = useCallback(
    (id: string, place: number) => change((now) => ({ ...now, choices: { ...now.choices, [id]: place } })),
    [change],
  );
  const onField = useCallback(
    (place: number, field: Field | null) => change((now) => withField(now, place, field)),
    [change],
  );
  return { onCell, onCheck, onChoice, onField };
}
