import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieScope } from '../../../core/index.ts';

/** Distinguishes a browser that was here before from a new one; it grants no access. */
const DEVICE_COOKIE = 'sb_device';
/** The longest that browsers keep a cookie. */
const DEVICE_DAYS = 400;

/** A new device: a random token with our signature, so that invented tokens cannot fill the store. */
export function newDeviceToken(cookieKeys: readonly string[]): string {
  const random = randomBytes(32).toString('base64url');
  return `${random}.${signatureOf(cookieKeys[0] ?? '', random)}`;
}

/** The device that a request comes from; null for none and for one whose signature is not ours. */
export function deviceTokenOf(cookies: string | undefined, cookieKeys: readonly string[]): string | null {
  const pair = cookies?.split('; ').find((item) => item.startsWith(`${DEVICE_COOKIE}=`));
  const token = pair?.slice(DEVICE_COOKIE.length + 1) ?? '';
  const [random = '', signature = '', ...rest] = token.split('.');
  const isOurs = rest.length === 0 && cookieKeys.some((key) => isSame(signature, signatureOf(key, random)));
  return isOurs ? token : null;
}

export function deviceCookie(token: string, publicUrl: string): string {
  return `${DEVICE_COOKIE}=${token}; Max-Age=${DEVICE_DAYS * 86_400}; ${cookieScope(publicUrl, '/identity')}`;
}

function signatureOf(key: string, random: string): string {
  return createHmac('sha256', key).update(`device ${random}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
