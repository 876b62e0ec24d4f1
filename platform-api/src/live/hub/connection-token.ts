import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Actor } from '../../core/index.ts';

/** Who connects, as negotiated: browsers cannot send headers with a WebSocket, so the token carries it. */
export interface HubCaller extends Actor {
  /** Seconds since 1970 at which the access token ends; null for guests. */
  readonly expiresAt: number | null;
  /** Session of the access token; null for guests, and where an external provider names none. */
  readonly sessionId: string | null;
  /** Of the link that the page was opened by; it opens its thing to be read. */
  readonly linkToken: string | null;
}

interface Claims extends HubCaller {
  readonly nonce: string;
  readonly issuedAt: number;
}

/** A client connects right after it negotiated. */
const LIFETIME_S = 60;

/**
 * Connection tokens that any replica can check without having made them: what negotiate says is in the token, signed.
 * So nothing is kept for clients that negotiate and never come, and no proxy has to bring them to the same process.
 */
export function createConnectionTokens(key: string) {
  const sign = (body: string) => createHmac('sha256', key).update(body).digest('base64url');
  return {
    issue(caller: HubCaller, now = Date.now()): string {
      const claims: Claims = { ...caller, nonce: randomBytes(12).toString('base64url'), issuedAt: seconds(now) };
      const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${body}.${sign(body)}`;
    },
    /** Undefined when the token is not ours or too old to connect with. */
    read(token: string, now = Date.now()): HubCaller | undefined {
      const [body = '', signature = ''] = token.split('.');
      const expected = Buffer.from(sign(body));
      const given = Buffer.from(signature);
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
      const { nonce: _nonce, issuedAt, ...caller } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
      return seconds(now) - issuedAt > LIFETIME_S ? undefined : caller;
    },
  };
}
export type ConnectionTokens = ReturnType<typeof createConnectionTokens>;

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
