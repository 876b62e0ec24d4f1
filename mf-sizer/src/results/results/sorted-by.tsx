import { VisuallyHidden } from '@specbuilder/shared-ui/core';
import type { SortingState } from '@specbuilder/shared-ui/grid';
import { GRID_TOOLS_MESSAGES } from '../../messages/grid-tools.generated.ts';
import type { ResultColumn } from './result-column.ts';

interface SortedByProps<Row> {
  readonly columns: readonly ResultColumn<Row>[];
  readonly sorting: SortingState;
}

/** Several sort orders together, for users who do not see the headers; a single order is shown by its own header. */
export function SortedBy<Row>({ columns, sorting }: SortedByProps<Row>) {
  const labels = sorting.flatMap(({ id }) => columns.find((column) => column.id === id)?.label ?? []);
  return (
    <VisuallyHidden>
      <span aria-live="polite">
        {labels.length > 1 && GRID_TOOLS_MESSAGES.sortedBy({ columns: labels.join(', ') })}
      </span>
    </VisuallyHidden>
  );
}
