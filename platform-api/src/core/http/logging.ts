import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * Query parameters whose values are logged: those that help to find a fault and reveal no personal data. All others are
 * hidden, including ones added later, so that no secret (tokens, tickets, codes), place, name or file is ever logged
 * next to the address it came from.
 */
const SHOWN_PARAMETERS: ReadonlySet<string> = new Set([
  'manufacturerLabelId',
  'v',
  'version',
  'eventType',
  'fanCategoryType',
  'fanCurveGraphType',
  'fanUnitId',
  'isDark',
  'transparentBackground',
  'width',
  'height',
  'replace',
  'useFallback',
  'salesRegionNumber',
  'regionNumber',
  'orderByKey',
  'orderByDescending',
  'flowChunkNumber',
  'flowTotalChunks',
  'flowTotalSize',
]);
const HIDDEN = '[hidden]';

export interface LogSettings {
  readonly level: string;
  /** Whether others write to the same place, so that lines say whose they are. */
  readonly isShared: boolean;
  readonly stream?: NodeJS.WritableStream | undefined;
}

/** Structured logs without secrets: headers are not logged at all, query values only where they are harmless. */
export function loggerOptions({ level, isShared, stream }: LogSettings): LoggerOptions {
  return {
    level,
    base: isShared ? { pid: process.pid } : null,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: withoutValues(request.url),
        address: request.ip,
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
    ...(stream === undefined ? {} : { stream }),
  };
}

/** Address with the values of all query parameters hidden but the harmless ones. */
function withoutValues(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return path;
  const parameters = new URLSearchParams(query);
  for (const name of new Set(parameters.keys())) if (!SHOWN_PARAMETERS.has(name)) parameters.set(name, HIDDEN);
  return `${path}?${parameters}`;
}

/** A failed query's message lists its parameters, which may be personal data; the cause states what went wrong. */
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
