import type { ResultColumn } from './result-column.ts';

/** What the server ranks by: fans by their price, ceiling fans by that of all that the space needs. */
const RANKED_BY = ['space', 'price'] as const;

/** The column whose amounts match the original row order, ascending; undefined if no shown column matches. */
export function originalOrder<Row>(rows: readonly Row[], columns: readonly ResultColumn<Row>[]): string | undefined {
  const column = RANKED_BY.map((id) => columns.find((each) => each.id === id)).find((each) => each !== undefined);
  const amounts = rows.map((row) => Number(column?.value(row) ?? Number.NaN));
  const isAscending = amounts.every((amount, index) => index === 0 || amount >= (amounts[index - 1] ?? Number.NaN));
  return isAscending ? column?.id : undefined;
}
