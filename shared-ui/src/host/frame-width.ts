import type { GriffelRenderer, StyleHome } from '@specbuilder/shared-ui/core';

/** Of the element that holds the shadow root, as the container of its content. */
export const FRAME_CONTAINER = 'sizer-frame';

const WIDTH = /\((min|max)-width:\s*([\d.]+)px\)/g;
const MEDIA_OF_WIDTH = /^@media\s+(?=\((?:min|max)-width:)/;

type Rules = Parameters<GriffelRenderer['insertCSSRules']>[0];

/** Makes styles for narrow windows hold in a narrow element of a wide window, where a page embeds something. */
export function followFrame(renderer: GriffelRenderer): GriffelRenderer {
  const insert = renderer.insertCSSRules;
  renderer.insertCSSRules = (rules) => insert(inFrame(rules));
  return renderer;
}

function inFrame(rules: Rules): Rules {
  const buckets = Object.entries(rules).map(([bucket, entries]) => [
    bucket,
    entries.map((entry) => (typeof entry === 'string' ? ruleInFrame(entry) : [ruleInFrame(entry[0]), entry[1]])),
  ]);
  return Object.fromEntries(buckets);
}

function ruleInFrame(rule: string): string {
  return rule.replace(MEDIA_OF_WIDTH, `@container ${FRAME_CONTAINER} `);
}

/** The same for queries in code. */
export function watchFrame(frame: Element) {
  let width = frame.clientWidth;
  const changes = new EventTarget();
  const observer = new ResizeObserver(() => {
    if (frame.clientWidth === width) return;
    width = frame.clientWidth;
    changes.dispatchEvent(new Event('change'));
  });
  observer.observe(frame);
  const matchMedia: StyleHome['matchMedia'] = (query) => {
    const limits = [...query.matchAll(WIDTH)];
    if (limits.length === 0) return window.matchMedia(query);
    return {
      matches: limits.every(([, side, limit]) => (side === 'min' ? width >= Number(limit) : width <= Number(limit))),
      addEventListener: (type: string, listener: EventListener) => changes.addEventListener(type, listener),
      removeEventListener: (type: string, listener: EventListener) => changes.removeEventListener(type, listener),
    };
  };
  return { matchMedia, end: () => observer.disconnect() };
}
