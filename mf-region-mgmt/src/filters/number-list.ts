/** Numbers of a comma list in the address, each once; what is none of them is left out. */
export function readNumbers(text: string | null, isOne: (value: number) => boolean): readonly number[] {
  const numbers = (text ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [Number(part)]));
  return [...new Set(numbers)].filter((value) => Number.isInteger(value) && isOne(value));
}

/** An empty list, which means everything, adds nothing to the address. */
export function writeNumbers(query: URLSearchParams, name: string, numbers: readonly number[]): void {
  if (numbers.length > 0) query.set(name, numbers.join(','));
}

/** A filter of a call: everything when nothing is chosen. */
export function asFilter<T>(values: readonly T[]): T[] | undefined {
  return values.length > 0 ? [...values] : undefined;
}
