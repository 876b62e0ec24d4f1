import { type SQL, sql } from 'drizzle-orm';
import { HttpError } from '../http-error/http-error.ts';
import { HTTP_MESSAGES } from '../messages/http.generated.ts';
import type { Database } from '../store/database.ts';
import type { WriteRequest } from './commit-together.ts';
import { findResponse, keyWithResponse, type RepeatableRequest } from './idempotency.ts';
import { type ActionSubject, userActionWhere } from './user-actions.ts';

/** The write of a call that writes one row and knows its response in advance. */
export interface OneRow<A> {
  /** `insert into ... select ... where <where> returning ...` */
  readonly insert: (where: SQL) => SQL;
  readonly subject: ActionSubject;
  /** Kept for a repeat of the call. */
  readonly result: A;
}

/** What the statement returned for the row; for a repeat, the first call's response. */
export type Inserted<A> =
  | { readonly row: Readonly<Record<string, unknown>> }
  | { readonly row: null; readonly result: A };

/**
 * Inserts a row with its user action and its idempotency record: all of it or nothing, like `commitTogether`. A single
 * statement is a transaction by itself, and needs one round trip to the store instead of six.
 *
 * @throws HttpError 'key-reused' when the idempotency key belongs to a different request
 */
export async function insertTogether<A>(
  db: Database,
  request: Pick<WriteRequest, 'actor' | 'manufacturerLabelId' | 'userAction' | 'repeatable'>,
  one: OneRow<A>,
): Promise<Inserted<A>> {
  const { repeatable } = request;
  const { rows } = await db.execute<Record<string, unknown>>(statementOf(request, one));
  const [row] = rows;
  if (row !== undefined) return { row };
  if (repeatable === null) throw new Error('A row was not stored');
  const first = await findResponse(db, repeatable);
  // A sweep took the key after it was found in the way.
  if (first === undefined) return insertTogether(db, request, one);
  if (first.requestHash !== repeatable.requestHash)
    throw new HttpError('key-reused', HTTP_MESSAGES.idempotencyKeyReused);
  return { row: null, result: first.body as A };
}

function statementOf(
  {
    actor: { userId },
    manufacturerLabelId,
    userAction,
    repeatable,
  }: Pick<WriteRequest, 'actor' | 'manufacturerLabelId' | 'userAction'> & {
    readonly repeatable: RepeatableRequest | null;
  },
  { insert, subject, result }: OneRow<unknown>,
): SQL {
  const claimed = repeatable === null ? sql`` : sql`claimed as (${keyWithResponse(repeatable, result)}), `;
  const made = insert(repeatable === null ? sql`true` : sql`exists (select from claimed)`);
  const action = { eventType: userAction, userId, manufacturerLabelId, ...subject };
  const acted =
    userAction === null
      ? sql``
      : sql`, acted as (${userActionWhere(sql`exists (select from made)`, { ...action, eventType: userAction })})`;
  return sql`with ${claimed}made as (${made})${acted} select * from made`;
}
