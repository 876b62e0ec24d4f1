import type { ProjectFacts } from '@specbuilder/shared-contracts/api';
import type { Column, ColumnKey } from './column.ts';

/** What an alternate would replace. */
export const OF_ALTERNATES: readonly ColumnKey[] = ['inPlaceOf', 'qtyReplaced'];
/** By which each row is known, so that no choice leaves them out. */
export const ALWAYS_FIRST: readonly ColumnKey[] = ['tag', ...OF_ALTERNATES];

/**
 * The columns that a project chose, in its order. Keys that no column has are of another release or kind of equipment.
 *
 * @returns null where the project has the default columns
 */
export function chosenColumns(
  columns: readonly Column[],
  { scheduleColumns }: Pick<ProjectFacts, 'scheduleColumns'>,
): Column[] | null {
  if (scheduleColumns == null) return null;
  const keys = new Set<string>([...ALWAYS_FIRST, ...scheduleColumns.split(' ')]);
  return [...keys].flatMap((key) => columns.find((entry) => entry.key === key) ?? []);
}
