import { type RefCallback, useCallback, useRef, useState } from 'react';

/** Width of an element as it changes, px; 0 until the first layout. */
export function useElementWidth<E extends Element>(): readonly [RefCallback<E>, number] {
  const [width, setWidth] = useState(0);
  const observer = useRef<ResizeObserver | null>(null);
  const ref = useCallback((element: E | null) => {
    observer.current?.disconnect();
    if (element === null) return;
    // Whole pixels: half a pixel of a scrollbar must not set the columns dancing.
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width));
    measure();
    observer.current = new ResizeObserver(measure);
    observer.current.observe(element);
  }, []);
  return [ref, width];
}
