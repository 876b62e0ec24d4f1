import { DrizzleQueryError } from 'drizzle-orm/errors';

const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because the named unique index already holds the value. */
export function violatesUnique(error: unknown, index: string): boolean {
  const { code, constraint } = refusalOfStore(error);
  return code === UNIQUE_VIOLATION && constraint === index;
}

/** Whether a statement failed because it names a user by that id and there is none any more. */
export function namesMissingUser(error: unknown, userId: string): boolean {
  const { code, constraint, detail } = refusalOfStore(error);
  if (code !== FOREIGN_KEY_VIOLATION || !String(constraint).endsWith('_users_id_fk')) return false;
  // The sentence is in the store's language. Of a row that cannot go because others name it, the column is its own id.
  const [, column, value] = /\(([^)]*)\)=\(([^)]*)\)/.exec(String(detail)) ?? [];
  return column !== 'id' && value === userId;
}

function refusalOfStore(error: unknown) {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return (cause ?? {}) as { readonly code?: unknown; readonly constraint?: unknown; readonly detail?: unknown };
}
