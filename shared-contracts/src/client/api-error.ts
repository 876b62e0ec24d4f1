import { ORPCError } from '@orpc/client';
import { ERRORS } from '../domain/messages.ts';
import { errorMessages, type ServerErrorBody } from '../domain/server-errors.ts';

/** Status of a rejected call; null when no response came (offline, aborted, blocked). */
export function statusOf(error: unknown): number | null {
  return error instanceof ORPCError ? error.status : null;
}

/** The server's error body, or undefined when no response came. */
export function errorBodyOf(error: unknown): ServerErrorBody | undefined {
  return error instanceof ORPCError ? (error.data as ServerErrorBody | undefined) : undefined;
}

/** One readable sentence for a failed call. */
export function errorMessageOf(error: unknown): string {
  const [first] = errorMessages(errorBodyOf(error));
  return first ?? ERRORS.generic;
}

/** Whether the caller itself ended the call: an aborted call shows no message. */
export function isAbort(error: unknown): boolean {
  return (error as { readonly name?: unknown } | null)?.name === 'AbortError';
}

/** Seconds until a rejected call may be repeated; null when the server named none. */
export function retryAfterSecondsOf(error: unknown): number | null {
  const seconds: unknown = error instanceof ORPCError ? Reflect.get(error, 'retryAfterSeconds') : null;
  return typeof seconds === 'number' ? seconds : null;
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Response with an error body as the error of the call; a text body is one message. */
export function decodeError(body: unknown, status: number, headers: Headers = {}): ORPCError<string, unknown> {
  const data = typeof body === 'string' ? { message: body, errors: {}, modelState: {} } : body;
  const [message = ERRORS.generic] = errorMessages(data);
  const error = new ORPCError(String(status), { status, message, data });
  const seconds = Number.parseInt(String(headers['retry-after']), 10);
  // No class of its own: a remote has the library's class itself, and knows errors of the shell by that alone.
  return Object.assign(error, {
    // What `referenceOf` reads.
    requestId: headers['x-request-id'],
    ...(Number.isFinite(seconds) && { retryAfterSeconds: seconds }),
  });
}

/** Why the call of a user whose session has ended is not sent: the error that the server would have returned. */
export function sessionEndedError(message: string): ORPCError<string, unknown> {
  return decodeError(message, 401);
}
