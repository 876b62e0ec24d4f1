import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link opens to whoever has it. */
export type LinkedThing = 'fan-item' | 'result-set';

/**
 * Tokens of links that can be mailed: 256 bits that nobody finds by trying, worked out of the id with a key of the
 * deployment, so that every replica knows them and no table keeps them. A token opens its one thing and only to be read.
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
