const LETTER_PX = 7;
const FIGURE_PX = 8;
const PADDING_PX = 30;

/** What a column needs for its head and for its longest figure, px. */
export function columnPx(label: string, figures: readonly string[], besidePx = 0): number {
  const longest = Math.max(0, ...figures.map(({ length }) => length));
  return Math.round(PADDING_PX + Math.max(label.length * LETTER_PX, longest * FIGURE_PX + besidePx));
}
