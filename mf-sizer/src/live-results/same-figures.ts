/** Whether two lists of rows say the same; a row of the server has besides the page of its product and names of motors. */
export function sameFigures(answered: readonly object[], worked: readonly object[]): boolean {
  return textOf(answered) === textOf(worked);
}

function textOf(rows: readonly object[]): string {
  return JSON.stringify(rows, (name, value: unknown) => {
    if (name === 'motor' || name === 'productDetailUrl') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
