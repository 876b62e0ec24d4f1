/** Rows of a table without those that say the same again: two items of one tag often have the same to say. */
export function uniqueRows(rows: readonly string[][]): string[][] {
  return [...new Map(rows.map((row) => [row.join('\n'), row])).values()];
}
