import { EmptyState } from '@specbuilder/shared-ui/core';
import { DataGrid, type GridColumn } from '@specbuilder/shared-ui/grid';
import { listFailure } from '@specbuilder/shared-ui/paging';
import type { ReactNode } from 'react';
import { CUSTOMER_RECORD_MESSAGES } from '../messages/customer-record.generated.ts';
import type { useRecord } from './use-record.ts';

interface RecordListProps<Row> {
  readonly label: string;
  readonly record: ReturnType<typeof useRecord>;
  /** Undefined while it loads. */
  readonly part: { readonly items: readonly Row[]; readonly totalCount: number } | undefined;
  readonly rowId: (row: Row) => string;
  readonly columns: readonly GridColumn<Row>[];
  readonly card: (row: Row) => ReactNode;
  /** What is said where there is none. */
  readonly empty: string;
}

const SKELETON_ROWS = 3;

/** The newest of one kind of what there is of a customer, and how many more there are. */
export function RecordList<Row>({ label, record, part, rowId, columns, card, empty }: RecordListProps<Row>) {
  const more = part === undefined ? 0 : part.totalCount - part.items.length;
  return (
    <>
      <DataGrid
        label={label}
        columns={columns}
        rows={part?.items}
        rowId={rowId}
        navigation="controls"
        card={card}
        skeletonRows={SKELETON_ROWS}
        empty={<EmptyState title={empty} />}
        failure={record.isError ? listFailure(record.error, () => void record.refetch()) : undefined}
      />
      {more > 0 && <p>{CUSTOMER_RECORD_MESSAGES.more({ count: more })}</p>}
    </>
  );
}
