import multipart from '@fastify/multipart';
import { SmartCoercionPlugin } from '@orpc/json-schema';
import { type AnyRouter, ORPCError } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, notFound } from '../http-error/http-error.ts';
import { withNamesInLanguage } from '../language/names.ts';
import { TOKEN_MESSAGES } from '../messages/token.generated.ts';
import { missingUserOf } from '../store/constraint-errors.ts';
import { type Authenticate, type CallContext, createCallContext } from './call-context.ts';
import { QUICK_COMPRESSION } from './compression.ts';
import { errorResponse } from './error-body.ts';
import { PlainJsonHandler } from './plain-json-handler.ts';
import { unknownAddress } from './server.ts';

export interface ApiHandlerOptions {
  readonly router: AnyRouter;
  readonly authenticate: Authenticate;
  /** Addresses that take more than other calls do, with the bytes of their bodies. */
  readonly bodyLimits?: Readonly<Record<string, number>>;
  /** Addresses that take a form with a file in place of JSON. */
  readonly fileForms?: FileForms;
  /** Addresses with long responses that are created for a single call. */
  readonly longResponses?: readonly string[];
}

/** The body of a call that came as a form with one file. */
export type FileForms = Readonly<
  Record<string, { readonly maxFileBytes: number; readonly bodyOf: (request: FastifyRequest) => Promise<unknown> }>
>;

/** Code of our own wrapper, so that the encoder finds the rejection inside. */
const REJECTED = 'REJECTED';

/** Serves the contract's endpoints under /api. */
export function mountApi(
  app: FastifyInstance,
  { router, authenticate, bodyLimits = {}, fileForms = {}, longResponses = [] }: ApiHandlerOptions,
): void {
  const handler = new PlainJsonHandler<CallContext>(router, {
    // Numbers and booleans of paths and queries arrive as texts.
    plugins: [new SmartCoercionPlugin({ schemaConverters: [new ZodToJsonSchemaConverter()] })],
    customErrorResponseBodyEncoder: (error) => errorResponse(error.code === REJECTED ? error.cause : error).body,
    clientInterceptors: [
      async ({ context, next }) => {
        try {
          return withNamesInLanguage(await next());
        } catch (thrown) {
          const error = deletionMet(thrown, context) ?? thrown;
          const { status, headers, isOurs } = errorResponse(error);
          if (isOurs) context.log.error({ err: error }, 'call failed');
          context.setHeaders(headers);
          throw new ORPCError(REJECTED, { status, cause: error });
        }
      },
    ],
  });
  const response = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    const context = await createCallContext(request, reply, authenticate);
    const { matched } = await asGet(request, () => handler.handle(request, reply, { context }));
    if (!matched) await reply.status(404).send(unknownAddress(request.method, request.url));
    return reply;
  };
  for (const [url, form] of Object.entries(fileForms)) mountFileForm(app, url, form, response);
  for (const [url, bodyLimit] of Object.entries(bodyLimits)) app.post(url, { bodyLimit }, response);
  for (const url of longResponses) app.post(url, { compress: QUICK_COMPRESSION }, response);
  app.all('/api/*', response);
}

/** HEAD is a GET without its body, which Node leaves out; the library knows neither. */
async function asGet<T>({ raw }: FastifyRequest, run: () => Promise<T>): Promise<T> {
  const { method } = raw;
  if (method === 'HEAD') raw.method = 'GET';
  try {
    return await run();
  } finally {
    if (method !== undefined) raw.method = method;
  }
}

function mountFileForm(
  app: FastifyInstance,
  url: string,
  { maxFileBytes, bodyOf }: FileForms[string],
  response: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  void app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 5, fieldSize: 2_000, fileSize: maxFileBytes } });
    const preHandler = async (request: FastifyRequest) => {
      if (!request.isMultipart()) return;
      request.body = await bodyOf(request);
      // The library reads a form from the request itself and JSON from its body.
      request.headers['content-type'] = 'application/json';
    };
    scope.post(url, { preHandler, bodyLimit: Math.max(maxFileBytes, 1_048_576 * 2) }, response);
  });
}

/**
 * A write that waited for an account deletion finds no owner. If the caller was deleted, the call is rejected like that
 * of any closed account; another deleted user is reported as not found.
 */
function deletionMet(error: unknown, { caller }: Pick<CallContext, 'caller'>): HttpError | null {
  const missing = missingUserOf(error);
  if (missing === null) return null;
  return missing === caller?.userId ? new HttpError('not-signed-in', TOKEN_MESSAGES.accountClosed) : notFound('user');
}
