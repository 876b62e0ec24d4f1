/** Values that stand in a list more than once, each once. */
export function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, place) => values.indexOf(value) !== place))];
}
