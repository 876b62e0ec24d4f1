import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Above this many rows only those near the window are drawn (visual.md, section 8). */
const DRAW_ALL_UP_TO = 200;
const CHUNK_ROWS = 50;
/** A chunk is drawn before it comes into the window, so that scrolling shows no gap. */
const DRAWN_AHEAD = '1200px 0px';

interface RowChunksProps<Row> {
  readonly rows: readonly Row[];
  readonly rowHeightPx: number;
  readonly children: (row: Row, index: number) => ReactNode;
}

/** Bodies of a table. A long one is cut into chunks that are drawn while they are near, and keep their height after. */
export function RowChunks<Row>({ rows, rowHeightPx, children }: RowChunksProps<Row>) {
  if (rows.length <= DRAW_ALL_UP_TO) return <tbody>{rows.map(children)}</tbody>;
  const starts = Array.from({ length: Math.ceil(rows.length / CHUNK_ROWS) }, (_, chunk) => chunk * CHUNK_ROWS);
  return starts.map((start) => {
    const chunk = rows.slice(start, start + CHUNK_ROWS);
    return (
      <Chunk key={start} estimatePx={chunk.length * rowHeightPx} startsDrawn={start === 0}>
        {() => chunk.map((row, place) => children(row, start + place))}
      </Chunk>
    );
  });
}

interface ChunkProps {
  readonly estimatePx: number;
  readonly startsDrawn: boolean;
  readonly children: () => ReactNode;
}

function Chunk({ estimatePx, startsDrawn, children }: ChunkProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [isNear, setIsNear] = useState(startsDrawn);
  const [heightPx, setHeightPx] = useState(estimatePx);
  useEffect(() => {
    const element = body.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        // What has the focus stays, however far the wheel has gone.
        const hasFocus = element.contains(document.activeElement);
        if (!entry.isIntersecting && !hasFocus && entry.boundingClientRect.height > 0) {
          setHeightPx(entry.boundingClientRect.height);
        }
        setIsNear(entry.isIntersecting || hasFocus);
      },
      { rootMargin: DRAWN_AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <tbody ref={body}>
      {isNear ? (
        children()
      ) : (
        <tr aria-hidden>
          <td style={{ height: heightPx, padding: 0 }} />
        </tr>
      )}
    </tbody>
  );
}
