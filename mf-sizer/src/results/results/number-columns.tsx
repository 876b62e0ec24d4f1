import { formatValue, Money, QUANTITIES, type QuantityName } from '@specbuilder/shared-ui/core';
import { quantityColumn } from '@specbuilder/shared-ui/grid';
import { plainAmount } from './plain-amount.ts';
import type { ResultColumn } from './result-column.ts';

/** A quantity of each row. */
export function resultQuantityColumn<Row>(
  id: string,
  label: string,
  of: QuantityName,
  minPx: number,
  value: (row: Row) => number | null,
  leaves = 0,
): ResultColumn<Row> {
  return {
    ...quantityColumn({ id, label, of, minPx, leaves, quantity: value }),
    value,
    text: (row) => formatValue(value(row), QUANTITIES[of]),
  };
}

/** An amount of money of each row. */
export function resultAmountColumn<Row>(
  id: string,
  label: string,
  unit: string,
  minPx: number,
  value: (row: Row) => number,
  leaves = 0,
): ResultColumn<Row> {
  return {
    id,
    label,
    unit,
    isNumeric: true,
    minPx,
    leaves,
    isPrice: true,
    value,
    cell: (row) => <Money usd={value(row)} />,
    text: (row) => plainAmount(value(row)),
  };
}
