import type { IncomingMessage } from 'node:http';
import { visitorOf } from './visitor.ts';

const visitor = (cookie: string | undefined, params: unknown) =>
  visitorOf({ headers: { cookie } } as IncomingMessage, params);

describe('The visitor of an identity page', () => {
  it.each<[string, string | undefined, unknown, number | null]>([
    ['has the brand that the request names', undefined, { manufacturerLabelId: '214' }, 214],
    ['may have it under its short name', undefined, { brand: '17' }, 17],
    ['has the one of the long name where both are there', undefined, { brand: '17', manufacturerLabelId: '214' }, 214],
    ['keeps the brand of the sign-in', 'a=1; sb_brand=214; b=2', undefined, 214],
    ['has the requested brand rather than the one of the cookie', 'sb_brand=214', { brand: '17' }, 17],
    ['has no brand from a cookie of another name', 'my_sb_brand=214', {}, null],
    ['has none without cookies and parameters', undefined, undefined, null],
    ['has none where the number is zero', undefined, { brand: '0' }, null],
    ['has none where it is negative', undefined, { brand: '-3' }, null],
    ['has none where it is no whole number', undefined, { brand: '1.5' }, null],
    ['has none where it is no number', undefined, { brand: 'x' }, null],
  ])('%s', (_case, cookie, params, brand) => {
    expect(visitor(cookie, params)).toEqual({ manufacturerLabelId: brand, cookies: cookie });
  });
});
