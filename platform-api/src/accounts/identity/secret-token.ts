import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, too many to find by trying. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the store has of a token, so that its rows open nothing. */
export function secretTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
