import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Width of a sheet with the desk around it, px. */
const SHEET_WIDTH = 860;
/** Below this width of the frame text flows, since a whole sheet would be too small to read. */
const LEAST_WIDTH = 520;
export const ZOOMS = [0.5, 0.67, 0.8, 0.9, 1, 1.25, 1.5, 2] as const;

export interface Frame {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  /** Index of the page that is looked at. */
  readonly page: number;
  readonly show: (page: number) => void;
  /** Factor of the sheet's own size. */
  readonly zoom: number;
  /** Null fits a sheet into the frame. */
  readonly setZoom: (zoom: number | null) => void;
  /** Called once a document is in the frame. */
  readonly onLoad: () => void;
}

/**
 * Scrolls and scales the document of a frame, which runs no scripts itself. A document that takes the place of another
 * one begins where that was.
 */
export function useFrame(): Frame {
  const ref = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState(0);
  const [chosen, setZoom] = useState<number | null>(null);
  const [fit, setFit] = useState(1);
  const stop = useRef<(() => void) | null>(null);
  const zoom = chosen ?? fit;
  const lastPage = useRef(0);
  useEffect(() => {
    const frame = ref.current;
    if (frame === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setFit(fitOf(frame.clientWidth)));
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  useEffect(() => () => stop.current?.(), []);
  useEffect(() => scale(ref.current, zoom), [zoom]);
  const see = useCallback((seen: number) => {
    lastPage.current = seen;
    setPage(seen);
  }, []);
  return {
    ref,
    page,
    zoom,
    setZoom,
    show: (next) => {
      sheetsOf(ref.current)[next]?.scrollIntoView({ block: 'start' });
      see(next);
    },
    onLoad: () => {
      stop.current?.();
      scale(ref.current, zoom);
      const sheets = sheetsOf(ref.current);
      const page = Math.min(lastPage.current, Math.max(0, sheets.length - 1));
      if (page > 0) sheets[page]?.scrollIntoView({ block: 'start' });
      see(page);
      stop.current = watchSheets(sheets, see);
    },
  };
}

function fitOf(width: number): number {
  return width < LEAST_WIDTH ? 1 : Math.min(1, Math.round((width / SHEET_WIDTH) * 100) / 100);
}

function scale(frame: HTMLIFrameElement | null, zoom: number): void {
  frame?.contentDocument?.documentElement?.style.setProperty('zoom', String(zoom));
}

function sheetsOf(frame: HTMLIFrameElement | null): HTMLElement[] {
  return [...(frame?.contentDocument?.querySelectorAll<HTMLElement>('section.sheet') ?? [])];
}

/** The page that is looked at is the one of which the frame shows most. */
function watchSheets(sheets: readonly HTMLElement[], onSeen: (page: number) => void): (() => void) | null {
  if (typeof IntersectionObserver === 'undefined' || sheets.length === 0) return null;
  const heights = new Map<Element, number>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRect } of entries) heights.set(target, intersectionRect.height);
      const most = Math.max(...heights.values());
      const seen = sheets.findIndex((sheet) => heights.get(sheet) === most);
      if (most > 0 && seen >= 0) onSeen(seen);
    },
    { threshold: [0, 0.1, 0.25, 0.5, 0.75, 1] },
  );
  for (const sheet of sheets) observer.observe(sheet);
  return () => observer.disconnect();
}
