/** An item that may be an alternate to a chosen one. */
export interface PossibleAlternate {
  /** Null for an item that is offered by itself, and for the chosen one of its tag. */
  readonly alternateToId: string | null;
}

/**
 * Each item followed by its alternates; both keep their relative order. An alternate whose chosen item is not in the
 * list is treated as an item of its own.
 */
export function withAlternatesBelow<T extends PossibleAlternate>(
  items: readonly T[],
  idOf: (item: T) => string,
): readonly T[] {
  const ids = new Set(items.map(idOf));
  const isBelow = ({ alternateToId }: T) => alternateToId !== null && ids.has(alternateToId);
  const below = new Map<string | null, T[]>();
  for (const item of items.filter(isBelow)) {
    below.set(item.alternateToId, [...(below.get(item.alternateToId) ?? []), item]);
  }
  return items.filter((item) => !isBelow(item)).flatMap((item) => [item, ...(below.get(idOf(item)) ?? [])]);
}
