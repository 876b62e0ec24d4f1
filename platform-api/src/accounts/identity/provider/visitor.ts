import type { IncomingMessage } from 'node:http';
import type { PageVisitor } from '../pages/page.ts';
import { BRAND_PARAMETERS } from './brand-parameters.ts';

/** Remembers the brand of a sign-in, so that signing out looks the same. */
export const BRAND_COOKIE = 'sb_brand';

/** Brand and theme for the visitor of an identity page. */
export function visitorOf(request: IncomingMessage, params: unknown): PageVisitor {
  const { cookie: cookies } = request.headers;
  const given = (params ?? {}) as Readonly<Record<string, unknown>>;
  const requested = BRAND_PARAMETERS.map((name) => given[name]).find((value) => value !== undefined);
  const remembered = cookies?.split('; ').find((item) => item.startsWith(`${BRAND_COOKIE}=`));
  const brand = Number(requested ?? remembered?.slice(BRAND_COOKIE.length + 1));
  return { manufacturerLabelId: Number.isInteger(brand) && brand > 0 ? brand : null, cookies };
}
