/**
 * What compiled messages call for numbers, dates and plurals. Formatters of Intl take about 50 µs to create and are
 * needed in every cell of a table, so each is created once.
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
const listFormat = memoize(
  (locale: string, type: Intl.ListFormatType) => new Intl.ListFormat(locale, { style: 'long', type }),
);
/** As people look for texts: 'Fan 9' before 'Fan 10', whatever the case. */
const collator = memoize((locale: string) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));

/** A number in the digits and separators of the locale. */
export function number(locale: string, value: number, options?: Intl.NumberFormatOptions): string {
  return (options === undefined ? numberFormat(locale) : numberFormat(locale, options)).format(value);
}

/** The separator before the decimals of a number, and the one between its thousands. */
export function separators(locale: string): { readonly decimal: string; readonly thousands: string } {
  const parts = numberFormat(locale).formatToParts(12_345_678.9);
  const of = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: of('decimal'), thousands: of('group') };
}

/** A number with the decimals of its measure, and a real minus sign. */
export function decimalNumber(locale: string, value: number, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const size = number(locale, Math.abs(value), digits);
  return value < 0 && size !== number(locale, 0, digits) ? `−${size}` : size;
}

/** A date or time as the locale writes it; a plain space before AM, since fonts of PDF and CAD lack the narrow one. */
export function date(locale: string, value: Date | number, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, options).format(value).replaceAll('\u202f', ' ');
}

/** The plural category of a count, such as 'one' or 'other'. */
export function plural(locale: string, count: number, type: Intl.PluralRuleType = 'cardinal'): Intl.LDMLPluralRule {
  return pluralRules(locale, type).select(count);
}

/** 'a, b, and c' as the locale joins them; of the type 'unit', 'a, b, c', for parts of one thing. */
export function list(locale: string, items: readonly string[], type: Intl.ListFormatType = 'conjunction'): string {
  return listFormat(locale, type).format(items);
}

/** The order of two texts in the locale, below zero when the first one comes first. */
export function compareTexts(locale: string, a: string, b: string): number {
  return collator(locale).compare(a, b);
}
