import { createShadowDOMRenderer } from '@griffel/shadow-dom';
import type { StyleHome } from '@specbuilder/shared-ui/core';
import { FRAME_CONTAINER, followFrame, watchFrame } from './frame-width.ts';

/** Shields the content from the page's own text styles. */
const FRAME_STYLE = `:host { display: block; container: ${FRAME_CONTAINER} / inline-size; }
  .frame { all: initial; display: block; }
  .place { background-color: var(--colorNeutralBackground2); }`;

export interface ShadowFrame {
  readonly home: StyleHome;
  /** Where the remote is drawn. */
  readonly place: HTMLElement;
  remove(): void;
}

/**
 * A place in a shadow root with its own styles. They are constructed sheets, which no page's policy for styles forbids;
 * only a browser without such sheets gets style elements.
 */
export function createShadowFrame(root: ShadowRoot): ShadowFrame {
  const [frameSheet, themeSheet] = [new CSSStyleSheet(), new CSSStyleSheet()];
  frameSheet.replaceSync(FRAME_STYLE);
  const [place, portals] = [document.createElement('div'), document.createElement('div')];
  place.className = 'frame place';
  portals.className = 'frame';
  const before = [...root.adoptedStyleSheets];
  root.adoptedStyleSheets = [...before, frameSheet, themeSheet];
  root.append(place, portals);
  const { matchMedia, end } = watchFrame(root.host);
  const home: StyleHome = {
    root,
    renderer: followFrame(createShadowDOMRenderer(root)),
    portals,
    matchMedia,
    showTheme(theme) {
      const values = Object.entries(theme).map(([name, value]) => `--${name}: ${value};`);
      themeSheet.replaceSync(`:host { ${values.join(' ')} }`);
    },
  };
  return {
    home,
    place,
    remove() {
      end();
      place.remove();
      portals.remove();
      root.adoptedStyleSheets = before;
    },
  };
}
