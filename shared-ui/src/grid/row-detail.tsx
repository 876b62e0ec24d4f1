import type { RefCallback } from 'react';
import { useGridStyles } from './grid-styles.ts';
import type { ToggledRow } from './use-row-toggles.ts';

interface RowDetailProps {
  readonly toggled: ToggledRow;
  readonly columnCount: number;
  readonly onReach: () => void;
  /** Place among the parts of a long list, and what measures it there. */
  readonly index?: number | undefined;
  readonly measure?: RefCallback<Element> | undefined;
}

/** What a row of a table opens to: the row below it. */
export function RowDetail({ toggled, columnCount, onReach, index, measure }: RowDetailProps) {
  const styles = useGridStyles();
  return (
    <tr ref={measure} data-index={index} onFocus={onReach} onPointerDown={onReach}>
      <td id={toggled.detailId} colSpan={columnCount} className={styles.detailCell}>
        {toggled.content()}
      </td>
    </tr>
  );
}
