const PERSONAL = /e-?mail|name$|phone|address/i;
/** State and event names are no persons. */
const NOT_PERSONAL = new Set(['stateName', 'themeName']);
const MASK = '•••';

/** A payload as text, with personal data masked. */
export function maskedPayload(payload: unknown): string {
  return JSON.stringify(payload, (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    const isPersonal = PERSONAL.test(key) && !NOT_PERSONAL.has(key);
    return isPersonal ? MASK : value.replaceAll(/[^\s@"]+@[^\s@"]+/g, MASK);
  });
}
