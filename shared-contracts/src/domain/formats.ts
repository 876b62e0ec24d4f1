import { currentLanguage } from '../language/current-language.ts';
import { number } from '../language/formats.ts';
import { PATTERNS } from './patterns.ts';

/**
 * Postal code as shown and stored (VAL-014 to VAL-016): Canadian as 'A1A 1A1', nine US digits as 5-4,
 * any other text must have 5 or 10 characters or is blanked. Runs on blur.
 */
export function formatPostalCode(text: string): string {
  const code = text.trim();
  if (PATTERNS.canadianPostalCode.test(code)) {
    const characters = code.replace(/[ -]/, '').toUpperCase();
    return `${characters.slice(0, 3)} ${characters.slice(3)}`;
  }
  if (/^\d{9}$/.test(code)) return `${code.slice(0, 5)}-${code.slice(5)}`;
  return code.length === 5 || code.length === 10 ? code : '';
}

/**
 * Phone number as '(xxx) xxx-xxxx' (VAL-017, VAL-018): digits only, a leading 1 dropped, extra digits trimmed. Fewer
 * than ten digits are returned as digits alone, which the phone pattern rejects.
 */
export function formatPhone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^1/, '').slice(0, 10);
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits;
}

/** What an integer-only input keeps: the digits before a decimal point (VAL-019). */
export function integerDigits(text: string): string {
  return (text.split('.')[0] ?? '').replace(/\D/g, '');
}

/**
 * Horsepower as shown (VAL-023, A-071): 10 and more without decimals when whole, below 10 with one decimal,
 * fractions such as '3/4' as they are; digits and separators of the reader's language.
 *
 * @param horsepower a number of hp, or the text of a fraction
 */
export function formatHorsepower(horsepower: number | string): string {
  if (typeof horsepower === 'string' && !/^\d+(\.\d+)?$/.test(horsepower.trim())) return horsepower;
  const value = Number(horsepower);
  const minimumFractionDigits = value >= 10 ? 0 : 1;
  return number(currentLanguage.locale(), value, { minimumFractionDigits, maximumFractionDigits: 2 });
}

const HORSEPOWER_FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 60, '1/60'],
  [1 / 40, '1/40'],
  [1 / 30, '1/30'],
  [1 / 20, '1/20'],
  [1 / 15, '1/15'],
  [1 / 12, '1/12'],
  [1 / 10, '1/10'],
  [1 / 8, '1/8'],
  [1 / 6, '1/6'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [1 / 2, '1/2'],
  [3 / 4, '3/4'],
];

/** A motor size as every screen shows it (VAL-023): its nameplate fraction below 1 hp, else '1.0', '7.5', '10'. */
export function horsepowerName(horsepower: number): string {
  const fraction = HORSEPOWER_FRACTIONS.find(([value]) => Math.abs(value - horsepower) < value * 0.02);
  return fraction ? fraction[1] : formatHorsepower(horsepower);
}

export interface DisplayCurrency {
  readonly currencyCode: string;
  readonly currencySymbol: string;
  readonly exchangeRate: number;
}

/**
 * Money as shown: amount times rate, half-up to cents, thousands separators, symbol before,
 * currency code after unless USD; a missing price is empty. Digits and separators are those of the reader's language.
 *
 * @param usd amount in US dollars
 */
export function formatMoney(usd: number | null | undefined, currency: DisplayCurrency): string {
  if (usd == null || !Number.isFinite(usd)) return '';
  const cents = roundHalfUp(Math.abs(usd) * currency.exchangeRate * 100);
  const amount = number(currentLanguage.locale(), cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const sign = usd < 0 && cents > 0 ? '-' : '';
  const code = currency.currencyCode === 'USD' ? '' : ` ${currency.currencyCode}`;
  return `${sign}${currency.currencySymbol}${amount}${code}`;
}

function roundHalfUp(value: number): number {
  // 1.005 x 100 is 100.49999999999999 in binary; the smallest relative nudge restores the decimal half.
  return Math.floor(value * (1 + Number.EPSILON) + 0.5);
}

/** A project name as it travels and is stored. */
export function encodeProjectName(name: string): string {
  return encodeURIComponent(name);
}

/** The readable name; a malformed escape is shown as it is. */
export function decodeProjectName(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
