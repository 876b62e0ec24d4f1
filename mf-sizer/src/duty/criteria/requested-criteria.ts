import type { $ZodType } from 'zod/v4/core';

/** Criteria as an address says them: the name of each field of the specification with its value. */
export type RequestedCriteria = Readonly<Record<string, string>>;

type Shape = Readonly<Record<string, $ZodType>>;

/** Fields that the address says in its own words: category, line and application. */
const OF_THE_PLACE = /^(fanType|fanApplication|(sub)?fan(Sub)?Category.*|.*CategoryType)$/i;

/** Criteria that differ from the defaults, so that the address reproduces the request; all of them without defaults. */
export function requestedOf(specification: object, defaults: object | undefined): RequestedCriteria {
  const base = (defaults ?? {}) as Readonly<Record<string, unknown>>;
  const requested = Object.entries(specification).filter(
    ([name, value]) => isNumeric(value) && value !== base[name] && !OF_THE_PLACE.test(name),
  );
  return Object.fromEntries(requested.map(([name, value]) => [name, String(value)]));
}

/** The fields of a specification that an address requests; values invalid for their field are omitted. */
export function requestedCriteria<S extends object>(shape: Shape, requested: RequestedCriteria | null): Partial<S> {
  const read: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(requested ?? {})) {
    const field = Object.hasOwn(shape, name) && !OF_THE_PLACE.test(name) ? shape[name] : undefined;
    const value = field && valuesOf(text).find((each) => isValueOf(field, each));
    if (value !== undefined) read[name] = value;
  }
  return read as Partial<S>;
}

function isNumeric(value: unknown): value is string | number | boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'boolean' || Number.isFinite(value);
}

/** The values a text can represent, the most specific first. */
function valuesOf(text: string): readonly (string | number | boolean)[] {
  if (text === '') return [];
  if (text === 'true' || text === 'false') return [text === 'true', text];
  return Number.isFinite(Number(text)) ? [Number(text), text] : [text];
}

function isValueOf(field: $ZodType, value: unknown): boolean {
  const { issues } = field._zod.run({ value, issues: [] }, { async: false }) as { issues: readonly unknown[] };
  return issues.length === 0;
}
