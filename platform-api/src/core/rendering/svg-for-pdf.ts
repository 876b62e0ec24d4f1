const OUTLINED_TEXT = /<text [^>]*paint-order="stroke"[^>]*>/g;
const STROKE = / (?:stroke|stroke-width|stroke-linejoin|stroke-opacity|paint-order)="[^"]*"/g;

/**
 * A drawing adapted to the PDF writer. Texts over lines have an outline in the background color that is painted first.
 * The writer does not support paint order and would cover the text with the outline.
 */
export function svgForPdf(svg: string): string {
  return svg.replace(OUTLINED_TEXT, (tag) => tag.replace(STROKE, ''));
}
