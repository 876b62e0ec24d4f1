import { createTestPage } from '../../../test/test-ports.tsx';
import { PRINT } from './feature.ts';

/** jsdom has no constructed style sheets. */
class StyleSheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

it('adds one style for printing to those that the page has', async () => {
  const before = new StyleSheet();
  Object.assign(globalThis, { CSSStyleSheet: StyleSheet });
  Object.assign(document, { adoptedStyleSheets: [before] });
  await PRINT.background?.(createTestPage().ports);
  const [kept, added] = document.adoptedStyleSheets as unknown as StyleSheet[];
  expect([kept, document.adoptedStyleSheets.length]).toEqual([before, 2]);
  expect(added?.text).toMatch(/^@media print\{nav,[^}]*\{display:none!important\}/);
});
