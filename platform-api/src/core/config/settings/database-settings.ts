import * as z from 'zod/mini';
import { wholeNumber } from '../config-values.ts';

/** How long a call waits for a PostgreSQL server; 0 waits for ever. Long work has limits of its own. */
export interface DatabaseLimits {
  /** For a connection: a new one, or one of those in use. */
  readonly connectMs: number;
  /** Timeout for the result of a statement. */
  readonly queryMs: number;
  /** After which the server itself ends a statement. */
  readonly statementMs: number;
}

const LONGEST_S = 3600;
/** Together they let every call end within five seconds after a server stops responding. */
const DEFAULT_S = { connect: 2, query: 3, statement: 3 };

export const databaseVariables = {
  DATABASE_CONNECT_SECONDS: z._default(wholeNumber(0, LONGEST_S), DEFAULT_S.connect),
  DATABASE_QUERY_SECONDS: z._default(wholeNumber(0, LONGEST_S), DEFAULT_S.query),
  DATABASE_STATEMENT_SECONDS: z._default(wholeNumber(0, LONGEST_S), DEFAULT_S.statement),
};

type DatabaseValues = { readonly [Name in keyof typeof databaseVariables]: number };

export function databaseLimitsOf(values: DatabaseValues): DatabaseLimits {
  return {
    connectMs: values.DATABASE_CONNECT_SECONDS * 1000,
    queryMs: values.DATABASE_QUERY_SECONDS * 1000,
    statementMs: values.DATABASE_STATEMENT_SECONDS * 1000,
  };
}
