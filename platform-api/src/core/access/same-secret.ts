import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a caller sent the right secret; takes the same time wherever the two differ. */
export function isSameSecret(shown: string, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(shown), hash(secret));
}
