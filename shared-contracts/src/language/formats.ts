/**
 * What compiled messages call for numbers, dates and plurals. Formatters of Intl cost some 50 µs to make and are asked
 * for in every cell of a table, so each is made once.
 */
function memoize<A extends readonly unknown[], T>(create: (...parts: A) => T): (...parts: A) => T {
  const made = new Map<string, T>();
  return (...parts) => {
    const key = JSON.stringify(parts);
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = create(...parts);
    made.set(key, fresh);
    return fresh;
  };
}

const numberFormat = memoize(
  (locale: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const dateFormat = memoize(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const pluralRules = memoize((locale: string, type: Intl.PluralRuleType) => new Intl.PluralRules(locale, { type }));
const listFormat = memoize((locale: string) => new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }));

/** A number in the digits and separators of the locale. */
export function number(locale: string, value: number, options?: Intl.NumberFormatOptions): string {
  return (options === undefined ? numberFormat(locale) : numberFormat(locale, options)).format(value);
}

export function date(locale: string, value: Date | number, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, options).format(value);
}

/** The plural category of a count, such as 'one' or 'other'. */
export function plural(locale: string, count: number, type: Intl.PluralRuleType = 'cardinal'): Intl.LDMLPluralRule {
  return pluralRules(locale, type).select(count);
}

/** 'a, b, and c' as the locale joins them. */
export function list(locale: string, items: readonly string[]): string {
  return listFormat(locale).format(items);
}
