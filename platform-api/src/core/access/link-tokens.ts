import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link opens to anyone who has it. */
export type LinkedThing = 'fan-item' | 'result-set' | 'issued-document' | 'alert-end';

/**
 * Tokens of links that can be mailed: 256 bits that cannot be guessed, derived from the id with a deployment key. Thus
 * every replica knows them and no table stores them. A token opens its one thing for reading; a token for 'alert-end'
 * ends its one alert.
 */
export function createLinkTokens(key: string) {
  const tokenOf = (thing: LinkedThing, id: string) =>
    createHmac('sha256', Buffer.from(key, 'base64url')).update(`${thing}:${id.toLowerCase()}`).digest('base64url');
  return {
    issue: tokenOf,
    opens(thing: LinkedThing, id: string, token: string | null | undefined): boolean {
      if (!token) return false;
      const given = Buffer.from(token);
      const expected = Buffer.from(tokenOf(thing, id));
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
export type LinkTokens = ReturnType<typeof createLinkTokens>;
