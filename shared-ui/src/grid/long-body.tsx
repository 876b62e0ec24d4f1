import { Fragment, type ReactNode, type RefCallback, useRef } from 'react';
import { useGridStyles } from './grid-styles.ts';
import type { RowPart } from './row-parts.ts';
import { useLongList } from './use-long-list.ts';

interface LongBodyProps<Row> {
  readonly parts: readonly RowPart<Row>[];
  readonly rowHeightPx: number;
  readonly children: (
    part: RowPart<Row>,
    placed: { readonly index: number; readonly measure: RefCallback<Element> },
  ) => ReactNode;
}

/** Body of a long table: the rows in the window, and empty space for the others. */
export function LongBody<Row>({ parts, rowHeightPx, children }: LongBodyProps<Row>) {
  const styles = useGridStyles();
  const list = useRef<HTMLTableSectionElement>(null);
  const { drawn, spaceAfterPx, measure } = useLongList(list, parts, rowHeightPx);
  return (
    <tbody ref={list} className={styles.longBody}>
      {drawn.map(({ part, index, spaceBeforePx }) => (
        <Fragment key={part.key}>
          <Space heightPx={spaceBeforePx} />
          {children(part, { index, measure })}
        </Fragment>
      ))}
      <Space heightPx={spaceAfterPx} />
    </tbody>
  );
}

function Space({ heightPx }: { readonly heightPx: number }) {
  if (heightPx <= 0) return null;
  return (
    <tr aria-hidden>
      <td style={{ height: heightPx, padding: 0 }} />
    </tr>
  );
}
