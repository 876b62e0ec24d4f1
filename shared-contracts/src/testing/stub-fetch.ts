import { matchPath } from '../registry/routes.ts';

/** What a test's server says: a body, or a whole Response for another status. */
export type TestResponse = (call: {
  readonly params: Record<string, string>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}) => unknown;

/** Responses by 'METHOD /path/:param'; a call without one is an error that names the call. */
export type TestResponses = Readonly<Record<string, TestResponse>>;

export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

function responseOf(value: unknown): Response {
  if (value instanceof Response) return value;
  return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
}

/** As the server's own responses have it, and no page that a proxy sends in its place. */
function withId(response: Response): Response {
  if (!response.headers.has('x-request-id')) response.headers.set('x-request-id', 'test');
  return response;
}

/** A fetch for unit tests that goes through the real client, so that paths, headers and parsing are the real ones. */
export function stubFetch(responses: TestResponses, calls: RecordedCall[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname: path, searchParams: query } = new URL(request.url);
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    calls.push({ method: request.method, path, query, headers: request.headers, body });
    for (const [key, response] of Object.entries(responses)) {
      const [method = '', pattern = ''] = key.split(' ');
      const params = method === request.method ? matchPath(pattern, path) : undefined;
      if (params === undefined) continue;
      const value = await response({ params, query, body });
      return withId(responseOf(value));
    }
    throw new Error(`The test has no response for ${request.method} ${path}`);
  };
}
