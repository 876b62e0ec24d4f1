import { DEFAULT_MANUFACTURER_LABEL_ID } from '../domain/constants.ts';

export interface CallConventions {
  /** Brand of the page; 1 when it is not known yet. */
  readonly manufacturerLabelId: () => number | undefined;
  /** Whether the page runs in the commerce (store) view. */
  readonly isStoreView: () => boolean;
  readonly accessToken: () => Promise<string | null>;
  readonly guestKey: string;
  readonly userAgent: string;
}

/** Calls of these resources carry the brand in the query with every method. */
const USER_CALLS = ['/api/user', '/api/account', '/api/projects', '/api/projectStubs', '/api/fanItem'];

/** Puts brand, store flag, token and guest key on a request (API-001 to API-006), so that no endpoint knows them. */
export async function applyConventions(request: Request, conventions: CallConventions): Promise<Request> {
  const url = new URL(request.url);
  const brand = String(conventions.manufacturerLabelId() ?? DEFAULT_MANUFACTURER_LABEL_ID);
  const isGet = request.method === 'GET';
  if ((isGet && url.pathname.startsWith('/api/')) || isUserCall(url.pathname)) {
    url.searchParams.set('manufacturerLabelId', brand);
  }
  const headers = new Headers(request.headers);
  headers.set('X-Manufacturer-Id', brand);
  headers.set('X-Guest-Key', conventions.guestKey);
  if (conventions.isStoreView()) headers.set('X-From-Store', 'true');
  const token = await conventions.accessToken();
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (request.method === 'PUT' || request.method === 'DELETE') {
    headers.set('X-HTTP-Method-Override', request.method);
    headers.set('Content-Type', 'application/json');
  }
  if (isGet && isEdge(conventions.userAgent) && url.pathname.startsWith('/api/')) {
    headers.set('Cache-Control', 'no-cache');
    headers.set('Pragma', 'no-cache');
  }
  const body = isGet || request.method === 'DELETE' ? undefined : await request.text();
  return new Request(url, { method: request.method, headers, body: body ?? null, signal: request.signal });
}

function isUserCall(pathname: string): boolean {
  return USER_CALLS.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

function isEdge(userAgent: string): boolean {
  return /\bEdg(e|A|iOS)?\//.test(userAgent);
}
