const LETTER_PX = 7;
const VALUE_PX = 8;
const PADDING_PX = 30;

/** Width that a column needs for its header and its longest value, px. */
export function columnPx(label: string, values: readonly string[], besidePx = 0): number {
  const longest = Math.max(0, ...values.map(({ length }) => length));
  return Math.round(PADDING_PX + Math.max(label.length * LETTER_PX, longest * VALUE_PX + besidePx));
}
