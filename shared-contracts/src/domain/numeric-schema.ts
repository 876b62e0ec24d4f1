import * as z from 'zod/mini';
import { ENUMERATION_TEXTS } from '../words/enumeration.generated.ts';

/**
 * Schema of a numeric enumeration: its number, or its name where a path or query spells it out.
 * The parsed value is always the number, and answers always send the number (ENU-049).
 */
export function numeric<const E extends Readonly<Record<string, number>>>(enumeration: E) {
  type Value = E[keyof E];
  const byName = new Map(Object.entries(enumeration).map(([name, value]) => [name.toLowerCase(), value]));
  const numbers = new Set<number>(byName.values());
  const names = Object.entries(enumeration)
    .map(([name, value]) => `${value} ${name}`)
    .join(', ');
  return z.pipe(
    z.pipe(
      z.union([z.number(), z.string()]),
      z.transform((value: number | string) => {
        const asNumber = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
        return typeof asNumber === 'number' && numbers.has(asNumber)
          ? asNumber
          : byName.get(String(value).toLowerCase());
      }),
    ),
    z.custom<Value>((value) => numbers.has(value as number), { error: () => ENUMERATION_TEXTS.oneOf({ names }) }),
  );
}
