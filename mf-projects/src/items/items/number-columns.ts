import type { QuantityName } from '@specbuilder/shared-ui/core';
import { type GridColumn, quantityColumn } from '@specbuilder/shared-ui/grid';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import type { ColumnId } from './column-choice.ts';

type NumberColumnId = Exclude<ColumnId, 'location' | 'notes' | 'voltage'> | 'quantity' | 'actions';

/** Right-aligned cells of items. */
export function numberColumn<Row>(
  id: NumberColumnId,
  minPx: number,
  cell: GridColumn<Row>['cell'],
  leaves = 0,
): GridColumn<Row> {
  return { id, label: ITEMS_MESSAGES.columns[id], minPx, isNumeric: true, cell, leaves };
}

/** A quantity of items; their order is the project's, so no column sorts them. */
export function measureColumn<Row>(
  id: NumberColumnId,
  minPx: number,
  of: QuantityName,
  quantity: (row: Row) => number | null,
  leaves = 0,
): GridColumn<Row> {
  return quantityColumn({ id, label: ITEMS_MESSAGES.columns[id], of, minPx, leaves, quantity });
}
