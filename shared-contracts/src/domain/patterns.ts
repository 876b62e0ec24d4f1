/** The field patterns of the specification (VAL-001 to VAL-013). Lengths the specification omits are A-041. */

export const MAX_PROJECT_NAME_LENGTH = 100;
export const MAX_MESSAGE_LENGTH = 4000;

export const PATTERNS = {
  userName: /^[A-Za-z0-9\-_.]{1,50}$/,
  customerName: /^[A-Za-z' -]{1,50}$/,
  /** Letters and digits of every script, with the marks that go with them. */
  projectName: /^[\p{L}\p{M}\p{Nd}!@#$,*&\- ]{1,100}$/u,
  /** Also the quantity of a fan item. */
  integer1To99: /^[1-9]\d?$/,
  upTo3Digits: /^\d{1,3}$/,
  upTo5Digits: /^\d{1,5}$/,
  upTo8Digits: /^\d{1,8}$/,
  upTo5DigitsSigned: /^-?\d{1,5}$/,
  upTo9DigitsAnd9Decimals: /^\d{1,9}(\.\d{1,9})?$/,
  temperature: /^-?\d{1,3}(\.\d{1,3})?$/,
  /** ASCII local@domain.tld without whitespace, comma or semicolon. */
  email: /^(?=.{1,254}$)[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/,
  usPostalCode: /^\d{5}([- ]?\d{4})?$/,
  /** Any letter in any case; the separator is one space or one hyphen. */
  canadianPostalCode: /^[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d$/,
  northAmericanPostalCode: /^(\d{5}|[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d)$/,
  northAmericanPhone: /^\(\d{3}\) \d{3}-\d{4}$/,
} as const;

/** Job and site postal codes: the US pattern with its optional four digits, or the Canadian one. */
export function isJobPostalCode(text: string): boolean {
  const code = text.trim();
  return PATTERNS.usPostalCode.test(code) || PATTERNS.canadianPostalCode.test(code);
}

/** The first half of a Canadian code, which is all that is known of the site of a job in 'Toronto, ON'. */
const CANADIAN_AREA = /^[a-z]\d[a-z]$/i;

/** What says the site of a job: a whole postal code, or the area of a Canadian one. */
export function isSiteCode(text: string): boolean {
  return isJobPostalCode(text) || CANADIAN_AREA.test(text.trim());
}

/** Whether a postal code lies in the United States. */
export function isUsPostalCode(text: string): boolean {
  return PATTERNS.usPostalCode.test(text.trim());
}

/** What a look-up sends: the first five digits of a US code, a Canadian code or its area as it is. */
export function lookupPostalCode(text: string): string {
  const code = text.trim();
  return PATTERNS.usPostalCode.test(code) ? code.slice(0, 5) : code;
}
