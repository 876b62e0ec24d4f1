import { createHash, randomUUID } from 'node:crypto';

/** 122 random bits, too many to find by trying. */
export function newInvitationToken(): string {
  return randomUUID();
}

/** What the store has of a token, so that its rows open nothing. */
export function invitationTokenHash(token: string): string {
  return createHash('sha256').update(token.toLowerCase()).digest('hex');
}
