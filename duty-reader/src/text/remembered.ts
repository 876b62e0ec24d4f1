/** More texts than the largest schedule has in a column; all are forgotten then. */
const MAX_TEXTS = 5000;

/** A pure function of a text that keeps its results, since rows of a schedule repeat their texts and are read in parts. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const before = results.get(text);
    if (before !== undefined) return before;
    const result = read(text);
    if (results.size >= MAX_TEXTS) results.clear();
    results.set(text, result);
    return result;
  };
}
