/**
 * The shadows that draw a shape of a skeleton again in each row below the first, in its own colour. An element for each
 * shape of each row came and went with every skeleton, and a phone waited for them.
 */
export function inEachRow(rows: number, pitchPx: number): string {
  const below = Array.from({ length: rows - 1 }, (_, row) => `0 ${(row + 1) * pitchPx}px currentcolor`);
  return below.join(', ') || 'none';
}
