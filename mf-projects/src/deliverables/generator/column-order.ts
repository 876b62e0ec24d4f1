import type { ScheduleColumnChoice } from '@specbuilder/shared-contracts/api';

/** The column by which rows are known: always there, always the first. */
const TAG = 'tag';

/** A column as the user has it: where it is, and whether schedules have it. */
export interface OrderedColumn extends ScheduleColumnChoice {
  readonly isShown: boolean;
  /** Neither left out nor moved. */
  readonly isFixed: boolean;
}

/**
 * The chosen columns in their order, then the others in the order of drawings.
 *
 * @param chosen keys with spaces between them; null for the default columns
 */
export function orderedColumns(choices: readonly ScheduleColumnChoice[], chosen: string | null): OrderedColumn[] {
  const keys = [...new Set([TAG, ...(chosen?.split(' ') ?? choices.filter(isDefault).map(({ key }) => key))])];
  const shown = keys.flatMap((key) => choices.find((choice) => choice.key === key) ?? []);
  const others = choices.filter((choice) => !shown.includes(choice));
  const entry = (isShown: boolean) => (choice: ScheduleColumnChoice) => ({
    ...choice,
    isShown,
    isFixed: choice.key === TAG,
  });
  return [...shown.map(entry(true)), ...others.map(entry(false))];
}

const isDefault = (choice: ScheduleColumnChoice) => choice.isDefault;

/** The keys of the shown columns as they are kept. */
export function keysOf(columns: readonly OrderedColumn[]): string {
  return columns
    .filter(({ isShown }) => isShown)
    .map(({ key }) => key)
    .join(' ');
}

/** One step up or down; the first column stays where it is. */
export function moved(columns: readonly OrderedColumn[], key: string, step: -1 | 1): OrderedColumn[] {
  const from = columns.findIndex((column) => column.key === key);
  const to = from + step;
  const [column, other] = [columns[from], columns[to]];
  if (column === undefined || other === undefined || column.isFixed || other.isFixed) return [...columns];
  return columns.map((entry, place) => (place === from ? other : place === to ? column : entry));
}
