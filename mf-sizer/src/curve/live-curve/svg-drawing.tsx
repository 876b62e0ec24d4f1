import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { useLayoutEffect, useRef } from 'react';

/** A drawing of the engine as part of the page: its own text, in the fonts and colours around it. */
export function SvgDrawing({ svg }: { readonly svg: string }) {
  const styles = useStyles();
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    host.current?.replaceChildren(document.importNode(drawing, true));
  }, [svg]);
  return <div ref={host} className={styles.drawing} />;
}

const useStyles = makeStyles({
  // Forced colors change no fill of a drawing: it needs the background that its text was made for.
  drawing: {
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: tokens.colorNeutralBackground1 },
  },
});
