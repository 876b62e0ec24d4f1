import type { CallConventions } from './conventions.ts';

/** Statuses by which the server reports that the access token is no longer valid. */
const TOKEN_REJECTED: readonly number[] = [401, 419, 440];
const BEARER = 'Bearer ';

/**
 * Sends a call. If the server rejects its token, sends it again with a renewed one, so that a token that expired while
 * the machine slept does not affect the user.
 *
 * @throws the error of the renewal when the identity provider cannot be reached
 */
export async function sendRenewing(
  request: Request,
  { renewAccessToken }: Pick<CallConventions, 'renewAccessToken'>,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const authorization = request.headers.get('Authorization') ?? '';
  if (renewAccessToken === undefined || !authorization.startsWith(BEARER)) return send(request);
  const { url, method, signal } = request;
  const body = await bodyOf(request);
  const attempt = (headers: Headers) => send(new Request(url, { method, headers, body, signal }));
  const response = await attempt(request.headers);
  if (!TOKEN_REJECTED.includes(response.status)) return response;
  const renewed = await renewAccessToken(authorization.slice(BEARER.length));
  if (renewed === null) return response;
  const headers = new Headers(request.headers);
  headers.set('Authorization', `${BEARER}${renewed}`);
  return attempt(headers);
}

/**
 * The body as bytes, since sending reads it and the second attempt needs it again; null without one. A clone would be
 * sent as a stream, which no browser tool shows. Firefox has no `Request.body`, so only the bytes show whether there is
 * a body, and the `Request` constructor rejects any body, even an empty one, for GET and HEAD.
 */
async function bodyOf(request: Request): Promise<ArrayBuffer | null> {
  const bytes = await request.arrayBuffer();
  return bytes.byteLength === 0 ? null : bytes;
}
