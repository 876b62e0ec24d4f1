import { ORPCError } from '@orpc/client';
import { ERRORS } from '../domain/messages.ts';
import { MISDIRECTED } from './misdirected.ts';

/** Only the server itself gives its responses an id. */
export function isPage({ headers }: Response): boolean {
  return !headers.has('x-request-id') && /^text\/html/.test(headers.get('content-type') ?? '');
}

/**
 * The error of a call whose response is a web page, which a reader could do nothing with. From 500 on a proxy says that the
 * server does not respond just now; below, that the address leads to something else (MISDIRECTED).
 */
export function pageForData(url: string, page: string, status: number): ORPCError<string, unknown> {
  const data = { message: ERRORS.unableToConnect, errors: {}, modelState: {} };
  const message = `${url} responded with a web page: ${page.slice(0, 200)}`;
  const said = status < 500 ? MISDIRECTED : status;
  return new ORPCError(String(said), { status: said, message, data });
}
