import * as z from 'zod/mini';
import { ENUMERATION_MESSAGES } from '../messages/enumeration.generated.ts';

/** What a schema made here represents, which an API description needs and the schema itself cannot express. */
interface EnumerationOfSchema {
  readonly enumeration: Readonly<Record<string, number>>;
  /** Whether catalogues go on with it. */
  readonly isOpen: boolean;
}

const enumerations = new WeakMap<object, EnumerationOfSchema>();

export function enumerationOf(schema: object): EnumerationOfSchema | undefined {
  return enumerations.get(schema);
}

/**
 * Schema of a numeric enumeration: its number, or its name where a path or query spells it out. The parsed
 * value is always the number, and responses always send the number (ENU-049).
 */
export function numeric<const E extends Readonly<Record<string, number>>>(enumeration: E) {
  const numbers = new Set<number>(Object.values(enumeration));
  return numberOrName<E[keyof E]>(
    enumeration,
    (value) => numbers.has(value),
    (names) => ENUMERATION_MESSAGES.oneOf({ names }),
    false,
  );
}

/** The largest number that a catalogue may give a category or sub-category. */
export const MAX_CATEGORY_NUMBER = 99;

/**
 * The same of an enumeration that catalogues go on with: categories and sub-categories. Which of the other numbers there
 * are, the catalogue of the brand knows.
 */
export function numericOfCatalogue(enumeration: Readonly<Record<string, number>>) {
  return numberOrName<number>(
    enumeration,
    (value) => Number.isInteger(value) && value >= 0 && value <= MAX_CATEGORY_NUMBER,
    (names) => ENUMERATION_MESSAGES.oneOfOrCatalogue({ names, most: MAX_CATEGORY_NUMBER }),
    true,
  );
}

function numberOrName<Value extends number>(
  enumeration: Readonly<Record<string, number>>,
  isKnown: (value: number) => boolean,
  rejection: (names: string) => string,
  isOpen: boolean,
) {
  const byName = new Map(Object.entries(enumeration).map(([name, value]) => [name.toLowerCase(), value]));
  const names = Object.entries(enumeration)
    .map(([name, value]) => `${value} ${name}`)
    .join(', ');
  const schema = z.pipe(
    z.pipe(
      z.union([z.number(), z.string()]),
      z.transform((value: number | string) => {
        const asNumber = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
        return typeof asNumber === 'number' && isKnown(asNumber) ? asNumber : byName.get(String(value).toLowerCase());
      }),
    ),
    z.custom<Value>((value) => typeof value === 'number' && isKnown(value), { error: () => rejection(names) }),
  );
  enumerations.set(schema, { enumeration, isOpen });
  return schema;
}
