import { DrizzleQueryError } from 'drizzle-orm/errors';

const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because the named unique index already holds the value. */
export function violatesUnique(error: unknown, index: string): boolean {
  const { code, constraint } = rejectionOfStore(error);
  return code === UNIQUE_VIOLATION && constraint === index;
}

/** The user whom a statement named that failed because there is none of that id any more; null for other failures. */
export function missingUserOf(error: unknown): string | null {
  const { code, constraint, detail } = rejectionOfStore(error);
  if (code !== FOREIGN_KEY_VIOLATION || !String(constraint).endsWith('_users_id_fk')) return null;
  // The sentence is in the store's language. Of a row that cannot go because others name it, the column is its own id.
  const [, column, value = null] = /\(([^)]*)\)=\(([^)]*)\)/.exec(String(detail)) ?? [];
  return column === 'id' ? null : value;
}

function rejectionOfStore(error: unknown) {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return (cause ?? {}) as { readonly code?: unknown; readonly constraint?: unknown; readonly detail?: unknown };
}
