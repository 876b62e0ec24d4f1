import { createTestPage } from '../../../test/test-ports.tsx';
import { PAGE_STYLE } from './feature.ts';

/** jsdom has no constructed style sheets. */
class StyleSheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

it('adds styles for printing and for forced colors to those that the page has', async () => {
  const before = new StyleSheet();
  Object.assign(globalThis, { CSSStyleSheet: StyleSheet });
  Object.assign(document, { adoptedStyleSheets: [before] });
  await PAGE_STYLE.background?.(createTestPage().ports);
  const [kept, print, forced] = document.adoptedStyleSheets as unknown as StyleSheet[];
  expect([kept, document.adoptedStyleSheets.length]).toEqual([before, 3]);
  expect(print?.text).toMatch(/^@media print\{nav,[^}]*\{display:none!important\}/);
  expect(forced?.text).toMatch(/^@media \(forced-colors:active\)\{.*HighlightText/);
});
