import { DEFAULT_MANUFACTURER_LABEL_ID } from '../domain/constants.ts';
import { randomId } from '../domain/random-id.ts';
import { currentLanguage } from '../language/index.ts';

export interface CallConventions {
  /** Brand of the page; 1 when it is not known yet. */
  readonly manufacturerLabelId: () => number | undefined;
  /** Whether the page runs in the commerce (store) view. */
  readonly isStoreView: () => boolean;
  /** null for a guest. Rejects when the session of a user has ended, whose call must not go out as a guest's. */
  readonly accessToken: () => Promise<string | null>;
  /** A new token to replace one that the server rejected; null when none is available. */
  readonly renewAccessToken?: (rejected: string) => Promise<string | null>;
  /** The present one: it is another after a sign-out. */
  readonly guestKey: () => string;
  /** Of the link that the page was opened by; null without one. */
  readonly linkToken?: () => string | null;
  readonly userAgent: string;
  /** Where the page's language is not known by its words yet; otherwise the current one. */
  readonly language?: () => string;
}

/** Calls of these resources carry the brand in the query with every method. */
const USER_CALLS = /\/api\/(user|account|projects|projectStubs|fanItem)(\/|$)/;

/** Puts brand, store flag, token and guest key on a request (API-001 to API-006), so that no endpoint knows them. */
export async function applyConventions(request: Request, conventions: CallConventions): Promise<Request> {
  const url = new URL(request.url);
  const brand = String(conventions.manufacturerLabelId() ?? DEFAULT_MANUFACTURER_LABEL_ID);
  const isGet = request.method === 'GET';
  const isApiGet = request.method === 'GET' && url.pathname.includes('/api/');
  if (isApiGet || USER_CALLS.test(url.pathname)) {
    url.searchParams.set('manufacturerLabelId', brand);
  }
  const headers = new Headers(request.headers);
  // The server logs the call under it, so that what a browser shows is found there.
  headers.set('X-Request-Id', randomId());
  for (const [name, value] of Object.entries(await callerHeaders(conventions))) headers.set(name, value);
  if (request.method === 'PUT' || request.method === 'DELETE') {
    headers.set('X-HTTP-Method-Override', request.method);
    headers.set('Content-Type', 'application/json');
  }
  if (isApiGet && isEdge(conventions.userAgent)) {
    headers.set('Cache-Control', 'no-cache');
    headers.set('Pragma', 'no-cache');
  }
  const text = isGet || request.method === 'DELETE' ? '' : await request.text();
  // An empty text would be sent as text/plain, which no endpoint takes.
  const body = text === '' ? null : text;
  return new Request(url, { method: request.method, headers, body, signal: request.signal });
}

/** Who calls, from which brand and view; on every call, whatever carries it. */
export async function callerHeaders(conventions: CallConventions): Promise<Readonly<Record<string, string>>> {
  const token = await conventions.accessToken();
  return { ...pageHeaders(conventions), ...(token === null ? {} : { Authorization: `Bearer ${token}` }) };
}

type PageConventions = Pick<
  CallConventions,
  'manufacturerLabelId' | 'guestKey' | 'linkToken' | 'isStoreView' | 'language'
>;

/** The same without the token, for a transport that has its own way of carrying one. */
export function pageHeaders(conventions: PageConventions): Readonly<Record<string, string>> {
  const linkToken = conventions.linkToken?.();
  return {
    'X-Manufacturer-Id': String(conventions.manufacturerLabelId() ?? DEFAULT_MANUFACTURER_LABEL_ID),
    'X-Guest-Key': conventions.guestKey(),
    'Accept-Language': conventions.language?.() ?? currentLanguage.get(),
    ...(linkToken ? { 'X-Link-Token': linkToken } : {}),
    ...(conventions.isStoreView() ? { 'X-From-Store': 'true' } : {}),
  };
}

function isEdge(userAgent: string): boolean {
  return /\bEdg(e|A|iOS)?\//.test(userAgent);
}
