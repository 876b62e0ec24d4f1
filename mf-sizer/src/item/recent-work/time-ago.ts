const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** 'yesterday', '20 min. ago', 'now'. */
export function timeAgo(then: Date, now: Date, locale: string): string {
  const seconds = Math.max(0, (now.getTime() - then.getTime()) / 1_000);
  const [unit, size] = STEPS.find(([, length]) => seconds >= length) ?? (['second', 60] as const);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  return format.format(unit === 'second' ? 0 : -Math.floor(seconds / size), unit);
}
