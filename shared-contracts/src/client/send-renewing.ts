import type { CallConventions } from './conventions.ts';

/** Answers by which the server says that the access token is no longer good. */
const TOKEN_REFUSED: readonly number[] = [401, 419, 440];
const BEARER = 'Bearer ';

/**
 * Sends a call; one whose token the server refuses is sent once more with a renewed one, so that a token that ran out
 * while the machine slept costs the user nothing.
 *
 * @throws whatever the renewal throws when the identity provider cannot be reached
 */
export async function sendRenewing(
  request: Request,
  { renewAccessToken }: Pick<CallConventions, 'renewAccessToken'>,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const authorization = request.headers.get('Authorization') ?? '';
  if (renewAccessToken === undefined || !authorization.startsWith(BEARER)) return send(request);
  // Sending reads the body, and the second try needs it again. A clone would be sent as a stream, which no tool of the
  // browser shows.
  const { url, method, signal } = request;
  const body = request.body === null ? null : await request.arrayBuffer();
  const attempt = (headers: Headers) => send(new Request(url, { method, headers, body, signal }));
  const response = await attempt(request.headers);
  if (!TOKEN_REFUSED.includes(response.status)) return response;
  const renewed = await renewAccessToken(authorization.slice(BEARER.length));
  if (renewed === null) return response;
  const headers = new Headers(request.headers);
  headers.set('Authorization', `${BEARER}${renewed}`);
  return attempt(headers);
}
