import { mergeClasses } from '@specbuilder/shared-ui/core';
import type { RefCallback } from 'react';
import { useGridStyles } from './grid-styles.ts';
import type { ToggledRow } from './use-row-toggles.ts';

interface RowDetailProps {
  readonly toggled: ToggledRow;
  readonly columnCount: number;
  /** Width of what is seen of a grid that scrolls sideways, px. */
  readonly seenPx: number | null;
  readonly onReach: () => void;
  /** Place among the parts of a long list, and what measures it there. */
  readonly index?: number | undefined;
  readonly measure?: RefCallback<Element> | undefined;
}

/** What a row of a table opens to: the row below it. */
export function RowDetail({ toggled, columnCount, seenPx, onReach, index, measure }: RowDetailProps) {
  const styles = useGridStyles();
  return (
    <tr ref={measure} data-index={index} onFocus={onReach} onPointerDown={onReach}>
      <td
        id={toggled.detailId}
        colSpan={columnCount}
        className={mergeClasses(styles.detailCell, seenPx !== null && styles.wideDetailCell)}
      >
        {seenPx === null ? (
          toggled.content()
        ) : (
          <div className={styles.seen} style={{ width: seenPx }}>
            {toggled.content()}
          </div>
        )}
      </td>
    </tr>
  );
}
