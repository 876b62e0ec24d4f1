import { compareTexts, currentLanguage } from '@specbuilder/shared-contracts/language';
import type { ColumnDef } from '@tanstack/react-table';
import type { GridColumn } from './grid-column.ts';
import type { FEATURES } from './table-features.ts';

/** A column of ours as the table library knows it: what it sorts and filters by; how it is drawn is ours. */
export function definitionOf<Row>({
  id,
  value,
  isHighestBest = false,
  admits,
}: GridColumn<Row>): ColumnDef<typeof FEATURES, Row & object> {
  return {
    id,
    ...(value && { accessorFn: (row: Row) => value(row) ?? undefined }),
    enableSorting: value !== undefined,
    sortDescFirst: isHighestBest,
    // Missing values come last in either sort direction.
    sortUndefined: 'last',
    sortFn: (item, other) => compare(item.getValue(id), other.getValue(id)),
    enableColumnFilter: admits !== undefined,
    filterFn: ({ original }, _id, requested) => admits?.(original, requested) ?? true,
  };
}

/** Numbers by size, texts in the order of the reader's language. */
function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return compareTexts(currentLanguage.locale(), String(one), String(other));
}
