import { compareTexts, currentLanguage } from '@specbuilder/shared-contracts/language';
import type { ColumnDef } from '@tanstack/react-table';
import type { GridColumn } from './grid-column.ts';
import type { FEATURES } from './table-features.ts';

/** A column of ours as the table library knows it: what it sorts and filters by; how it is drawn is ours. */
export function definitionOf<Row>({
  id,
  value,
  bestIsMost = false,
  admits,
}: GridColumn<Row>): ColumnDef<typeof FEATURES, Row & object> {
  return {
    id,
    ...(value && { accessorFn: (row: Row) => value(row) ?? undefined }),
    enableSorting: value !== undefined,
    sortDescFirst: bestIsMost,
    // Gaps stand at the end whichever way the others are ordered.
    sortUndefined: 'last',
    sortFn: (one, other) => compare(one.getValue(id), other.getValue(id)),
    enableColumnFilter: admits !== undefined,
    filterFn: ({ original }, _id, wanted) => admits?.(original, wanted) ?? true,
  };
}

/** Figures by size, words as the reader's language orders them. */
function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return compareTexts(currentLanguage.locale(), String(one), String(other));
}
