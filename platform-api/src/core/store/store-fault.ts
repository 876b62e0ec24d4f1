import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/** Why the store does nothing for a caller who did nothing wrong. */
export type StoreFault = 'unreachable' | 'full-disk';

/** No connection to the store could be had. */
export class StoreUnreachable extends Error {
  override readonly name = 'StoreUnreachable';

  constructor(cause: Error) {
    super(`The store cannot be reached: ${cause.message}`, { cause });
  }
}

const DISK_FULL = '53100';
/**
 * States in which PostgreSQL does not serve (https://www.postgresql.org/docs/current/errcodes-appendix.html): broken
 * connections, resources used up, a statement past its time, a server that stops or starts.
 */
const UNREACHABLE_STATES = /^(08...|53...|57014|57P0[1-5])$/;
/** Sentences of node-postgres that carry no code. */
const DRIVER_SENTENCES = /^(Query read timeout|Connection terminated|Client (was closed|has encountered))/;
const BROKEN_CONNECTION_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];

/**
 * What is wrong with the store where a statement failed; null where the failure is the statement's own. Errors that do
 * not come from the store are never taken for one, whatever their codes: calls of other servers fail alike.
 */
export function storeFaultOf(error: unknown): StoreFault | null {
  if (error instanceof StoreUnreachable) return 'unreachable';
  if (error instanceof pg.DatabaseError) return faultOfState(error.code);
  if (!(error instanceof DrizzleQueryError)) return null;
  const { cause } = error;
  if (cause instanceof StoreUnreachable || cause instanceof pg.DatabaseError) return storeFaultOf(cause);
  const isBroken = BROKEN_CONNECTION_CODES.includes((cause as NodeJS.ErrnoException | undefined)?.code ?? '');
  return isBroken || DRIVER_SENTENCES.test(cause?.message ?? '') ? 'unreachable' : null;
}

function faultOfState(state = ''): StoreFault | null {
  if (state === DISK_FULL) return 'full-disk';
  return UNREACHABLE_STATES.test(state) ? 'unreachable' : null;
}
