import { EmptyState, LoadFailure } from '@specbuilder/shared-ui/core';
import { DataGrid, type GridColumn } from '@specbuilder/shared-ui/grid';
import { listFailure } from '@specbuilder/shared-ui/paging';
import type { ReactNode } from 'react';
import { ShowOlder } from './show-older.tsx';
import type { RecordListState } from './use-record-list.ts';

interface RecordListProps<Row> {
  readonly label: string;
  readonly list: RecordListState<Row>;
  readonly rowId: (row: Row) => string;
  readonly columns: readonly GridColumn<Row>[];
  readonly card: (row: Row) => ReactNode;
  /** What is said where there is none. */
  readonly empty: string;
}

const SKELETON_ROWS = 3;

/** One kind of what there is of a customer, the newest first, with a button for older ones. */
export function RecordList<Row>({ label, list, rowId, columns, card, empty }: RecordListProps<Row>) {
  const { rows, error, retry } = list;
  const failure = error === null ? undefined : listFailure(error, retry);
  return (
    <>
      <DataGrid
        label={label}
        columns={columns}
        rows={rows}
        rowId={rowId}
        navigation="controls"
        card={card}
        skeletonRows={SKELETON_ROWS}
        empty={<EmptyState title={empty} />}
        failure={rows === undefined ? failure : undefined}
      />
      {rows !== undefined && (failure ? <LoadFailure {...failure} /> : <ShowOlder list={list} />)}
    </>
  );
}
