import { type RefCallback, useCallback, useRef, useState } from 'react';

/** Before the first layout, and where there is none. */
const FIRST_WIDTH_PX = 620;

/** Width that a drawing has, px. */
export function useWidth(): readonly [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0);
  const observer = useRef<ResizeObserver | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (element === null) return;
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width) || FIRST_WIDTH_PX);
    measure();
    observer.current = new ResizeObserver(measure);
    observer.current.observe(element);
  }, []);
  return [ref, width];
}
