import { QUANTITIES, Quantity, type QuantityName } from '@specbuilder/shared-ui/core';
import type { GridColumn } from './grid-column.ts';

interface QuantityColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly of: QuantityName;
  readonly minPx: number;
  /** When it leaves a narrow grid: 1 first; without a number it stays to the end. */
  readonly leaves?: number;
  readonly quantity: (row: Row) => number | null;
}

/** Right-aligned numbers with their unit in the header. A grid that sorts by the column adds its `value`. */
export function quantityColumn<Row>({
  id,
  label,
  of,
  minPx,
  leaves = 0,
  quantity,
}: QuantityColumn<Row>): GridColumn<Row> & { readonly unit: string } {
  return {
    id,
    label,
    unit: QUANTITIES[of].unit,
    isNumeric: true,
    minPx,
    leaves,
    cell: (row) => <Quantity value={quantity(row)} of={of} hideUnit />,
  };
}
