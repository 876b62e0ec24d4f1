const OUTLINED_TEXT = /<text [^>]*paint-order="stroke"[^>]*>/g;
const STROKE = / (?:stroke|stroke-width|stroke-linejoin|stroke-opacity|paint-order)="[^"]*"/g;

/**
 * A drawing as the PDF writer understands it. Texts over lines have an outline of the paper's colour that is painted before them; it
 * knows no order of painting and would cover the text with it.
 */
export function svgForPdf(svg: string): string {
  return svg.replace(OUTLINED_TEXT, (tag) => tag.replace(STROKE, ''));
}
