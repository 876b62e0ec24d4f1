import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Query parameters whose values are secrets: download tickets, hub tokens, one-time codes, codes of sign-in. */
const SECRET_PARAMETERS = ['auth', 'access_token', 'id', 'otac', 'code', 'id_token_hint', 'token', 't', 'guestKey'];
const HIDDEN = '[hidden]';

/** Structured logs without secrets: headers are not logged at all, query values only where they are harmless. */
export function loggerOptions(level: string, stream?: NodeJS.WritableStream): LoggerOptions {
  return {
    level,
    base: null,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: withoutSecrets(request.url),
        address: request.ip,
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
    ...(stream === undefined ? {} : { stream }),
  };
}

/** Address with the values of secret query parameters hidden. */
export function withoutSecrets(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return path;
  const parameters = new URLSearchParams(query);
  for (const name of SECRET_PARAMETERS) if (parameters.has(name)) parameters.set(name, HIDDEN);
  return `${path}?${parameters}`;
}

/** A failed query's message lists its parameters, which may be anybody's data; the cause says what went wrong. */
function describeError(
  error: Error & { code?: unknown },
): Record<string, unknown> & { type: string; message: string; stack: string } {
  if (error instanceof DrizzleQueryError) {
    const cause = error.cause as (Error & { code?: unknown }) | undefined;
    return {
      type: error.name,
      message: cause?.message ?? 'query failed',
      code: cause?.code,
      query: error.query,
      stack: cause?.stack ?? '',
    };
  }
  const { cause } = error;
  return {
    type: error.name,
    message: error.message,
    code: error.code,
    stack: error.stack ?? '',
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}
