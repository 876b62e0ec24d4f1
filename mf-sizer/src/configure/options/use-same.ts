import { useRef } from 'react';

/** The value of before while the new one is no other by `isSame`: for what is drawn again when its identity changes. */
export function useSame<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const kept = useRef(value);
  if (!isSame(kept.current, value)) kept.current = value;
  return kept.current;
}

/** Whether two lists hold the same things in the same order. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((entry, index) => Object.is(entry, other[index]));
}

/** Whether two sets hold the same things. */
export function isSameSet(one: ReadonlySet<unknown>, other: ReadonlySet<unknown>): boolean {
  return one.size === other.size && [...one].every((entry) => other.has(entry));
}
