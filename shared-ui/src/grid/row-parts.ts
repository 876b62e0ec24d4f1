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
  { isOpen, isKept }: Pick<RowTogglesOf<Row>, 'isOpen' | 'isKept'>,
): readonly RowPart<Row>[] {
  return rows.flatMap((row, place) => {
    const key = String(rowId(row));
    const part = { key, row, place, isOpened: false, isKept: isKept(row) };
    return isOpen(row) ? [part, { ...part, key: `${key}/opened`, isOpened: true }] : [part];
  });
}
