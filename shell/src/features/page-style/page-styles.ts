import { FORCED_COLORS_STYLE } from './forced-colors-style.ts';
import { PRINT_STYLE } from './print-style.ts';

/** Adds the styles of printed screens and of forced colors, which no screen needs for its first picture. */
export function addPageStyles(page: Document = document): void {
  const sheets = [PRINT_STYLE, FORCED_COLORS_STYLE].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, ...sheets];
}
