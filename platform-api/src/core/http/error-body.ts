import { ORPCError } from '@orpc/server';
import { ERRORS, httpStatusText, type ServerErrorBody } from '@specbuilder/shared-contracts/domain';
import { HttpError, type HttpErrorKind } from '../http-error/http-error.ts';
import { HTTP_MESSAGES } from '../messages/http.generated.ts';
import { storeFaultOf } from '../store/store-fault.ts';
import { fieldTexts, issuesOf } from './validation-texts.ts';

/** The error body of A-092; a stale write also gets the state it met. */
export interface ErrorBody extends ServerErrorBody {
  readonly current?: unknown;
}

export interface ErrorResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ErrorBody;
  /** Whether the fault is ours, so belongs in the log. */
  readonly isOurs: boolean;
}

const STATUS: Readonly<Record<HttpErrorKind, number>> = {
  invalid: 400,
  'not-signed-in': 401,
  // The specification's status for a session that ran out (ERR-005): the client drops the user and goes on as guest.
  'session-expired': 419,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'key-reused': 422,
  'upgrade-required': 426,
  'too-many': 429,
  unavailable: 503,
};

/** A store that stopped or froze is typically back after its restart, and callers must not all retry together. */
export const STORE_RETRY_SECONDS = 5;

/** Every error as the response its caller receives. Errors not meant for callers become a plain 500. */
export function errorResponse(error: unknown): ErrorResponse {
  if (error instanceof HttpError) return rejectionResponse(error);
  if (error instanceof ORPCError) {
    if (error.cause instanceof HttpError) return rejectionResponse(error.cause);
    const issues = error.status === 400 ? issuesOf(error.data) : undefined;
    if (issues !== undefined) return response(400, HTTP_MESSAGES.checkEntries, fieldTexts(issues));
    if (error.status < 500) return response(error.status, textOf(error.status));
  }
  return frameResponse(error) ?? storeResponse(error) ?? { ...response(500, ERRORS.generic), isOurs: true };
}

function rejectionResponse({ kind, message, details }: HttpError): ErrorResponse {
  const { fields = {}, current, retryAfterSeconds, inner } = details;
  const headers: Record<string, string> = {};
  if (kind === 'not-signed-in') headers['www-authenticate'] = 'Bearer';
  if (kind === 'session-expired') headers['www-authenticate'] = 'Bearer error="invalid_token"';
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
  const plain = response(STATUS[kind], message, fields);
  const body = {
    ...plain.body,
    ...(current === undefined ? {} : { current }),
    ...(inner === undefined ? {} : { innerException: { message: inner } }),
  };
  return { ...plain, headers, body };
}

/** Errors of Fastify and its plug-ins, by their code. */
function frameResponse(error: unknown): ErrorResponse | undefined {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') return response(400, HTTP_MESSAGES.malformedJson);
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return response(statusCode, textOf(statusCode));
  }
  return undefined;
}

/** Nothing is wrong with the call, so it may come again; what is wrong with the store is for the log. */
function storeResponse(error: unknown): ErrorResponse | undefined {
  if (storeFaultOf(error) === null) return undefined;
  const headers = { 'retry-after': String(STORE_RETRY_SECONDS) };
  return { ...response(503, HTTP_MESSAGES.storeUnavailable), headers, isOurs: true };
}

/** What a library rejected, in our own words: those of the library are for programmers, in English, and change with it. */
function textOf(status: number): string {
  if (status === 413) return HTTP_MESSAGES.bodyTooLarge;
  if (status === 415) return HTTP_MESSAGES.unsupportedBody;
  const phrase = httpStatusText(status);
  return phrase === String(status) ? ERRORS.generic : phrase;
}

/** `modelState` carries the readable texts too: a screen joins them into its failure toast (ERR-014). */
function response(status: number, message: string, fields: ServerErrorBody['errors'] = {}): ErrorResponse {
  return { status, headers: {}, body: { message, errors: fields, modelState: fields }, isOurs: false };
}
