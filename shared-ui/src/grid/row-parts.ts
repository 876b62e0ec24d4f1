import type { ListPart } from './use-long-list.ts';
import type { RowTogglesOf } from './use-row-toggles.ts';

/** A row of a table, or the row below it with what it opens to. */
export interface RowPart<Row> extends ListPart {
  readonly row: Row;
  /** Place of the row, from 0. */
  readonly place: number;
}

export function rowParts<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string | number,
  { isOpen, isRetained }: Pick<RowTogglesOf<Row>, 'isOpen' | 'isRetained'>,
): readonly RowPart<Row>[] {
  return rows.flatMap((row, index) => {
    const key = String(rowId(row));
    const part = { key, row, place: index, isOpened: false, isRetained: isRetained(row) };
    return isOpen(row) ? [part, { ...part, key: `${key}/opened`, isOpened: true }] : [part];
  });
}
