import { useLayoutEffect, useRef } from 'react';

/** A drawing of the engine as part of the page: its own text, in the fonts and colours around it. */
export function SvgDrawing({ svg }: { readonly svg: string }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    host.current?.replaceChildren(document.importNode(drawing, true));
  }, [svg]);
  return <div ref={host} />;
}
