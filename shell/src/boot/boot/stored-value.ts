import type { StorageService } from '@specbuilder/shared-contracts/platform';

/** What is read; a schema of the library is one too. Throws for anything else. */
interface Shape<T> {
  parse(value: unknown): T;
}

/** The stored value of a key; null when it is missing or damaged, since a damaged value must not stop a page. */
export function readStored<T>(storage: StorageService, key: string, shape: Shape<T>): T | null {
  try {
    return shape.parse(JSON.parse(storage.read(key) ?? 'null'));
  } catch {
    return null;
  }
}

type Kinds = Readonly<Record<string, 'string' | 'number' | 'boolean'>>;
interface Values {
  readonly string: string;
  readonly number: number;
  readonly boolean: boolean;
}
type Fields<K extends Kinds> = { readonly [N in keyof K]: Values[K[N]] };

/** A record of plain fields, for what is read before the first screen: the schema library comes after it (10 KB gzip). */
export function fieldsOf<const K extends Kinds>(kinds: K): Shape<Fields<K>> {
  return {
    parse(value) {
      const has = ([name, kind]: readonly [string, string]) => typeof Reflect.get(Object(value), name) === kind;
      if (!Object.entries(kinds).every(has)) throw new TypeError(`Not a record of ${Object.keys(kinds)}`);
      return value as Fields<K>;
    },
  };
}
