import { VisuallyHidden } from '@specbuilder/shared-ui/core';
import type { GridSort } from '@specbuilder/shared-ui/grid';
import { GRID_TOOLS_TEXTS } from '../words/grid-tools.generated.ts';
import type { ResultColumn } from './result-column.ts';

interface SortedByProps<Row> {
  readonly columns: readonly ResultColumn<Row>[];
  readonly sort: GridSort | null;
}

/** Two orders at once, for those who do not see the heads; one is said by its own head. */
export function SortedBy<Row>({ columns, sort }: SortedByProps<Row>) {
  const label = (id: string | undefined) => columns.find((column) => column.id === id)?.label;
  const [first, second] = [label(sort?.columnId), label(sort?.second?.columnId)];
  return (
    <VisuallyHidden>
      <span aria-live="polite">{first && second && GRID_TOOLS_TEXTS.sortedBy({ first, second })}</span>
    </VisuallyHidden>
  );
}
