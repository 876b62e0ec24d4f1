/** One of a limited number of slots that may be taken under a key at the same time. */
export interface Place {
  readonly key: string;
  readonly most: number;
}

/** Counts the places that are taken; several are taken together or not at all. */
export class Places {
  readonly #taken = new Map<string, number>();

  hasSpace(requested: readonly Place[]): boolean {
    return requested.every(({ key, most: max }) => (this.#taken.get(key) ?? 0) < max);
  }

  /** @returns whether all of them had a free slot */
  take(requested: readonly Place[]): boolean {
    if (!this.hasSpace(requested)) return false;
    for (const { key } of requested) this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1);
    return true;
  }

  leave(keys: Iterable<string>): void {
    for (const key of keys) {
      const left = (this.#taken.get(key) ?? 0) - 1;
      if (left > 0) this.#taken.set(key, left);
      else this.#taken.delete(key);
    }
  }

  /** Each key as often as it is taken. */
  *keys(): Iterable<string> {
    for (const [key, count] of this.#taken) for (let index = 0; index < count; index += 1) yield key;
  }
}
