import { useState } from 'react';

/** The earlier value while the new one is the same by `isSame`: for what is drawn again when its identity changes. */
export function useSame<Value extends object>(value: Value, isSame: (a: Value, b: Value) => boolean): Value {
  const [known, setKnown] = useState(value);
  if (isSame(known, value)) return known;
  setKnown(value);
  return value;
}

/** Whether two lists hold the same things in the same order. */
export function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((entry, index) => Object.is(entry, b[index]));
}

/** Whether two sets hold the same things. */
export function isSameSet(a: ReadonlySet<unknown>, b: ReadonlySet<unknown>): boolean {
  return a.size === b.size && [...a].every((entry) => b.has(entry));
}
