import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { type Database, type Queryable, schema, type Transaction } from '../store/database.ts';

/** A write that its caller may send again without it happening again. */
export interface RepeatableRequest {
  readonly caller: string;
  readonly key: string;
  readonly method: string;
  readonly path: string;
  /** Hash of method, path and body: the same key with another request is a mistake. */
  readonly requestHash: string;
  /** Status that a success has. */
  readonly status: number;
}

export interface StoredResponse {
  readonly requestHash: string;
  readonly body: unknown;
}

const IDEMPOTENCY_LIFETIME_HOURS = 24;

/**
 * Claims the key inside the writing transaction. A second request with it waits here until the first one commits
 * (then it gets that response) or fails (then it may try itself).
 *
 * @returns undefined when the key is claimed, else the response to the first request
 */
export async function claimKey(tx: Transaction, request: RepeatableRequest): Promise<StoredResponse | undefined> {
  const { idempotencyKeys } = schema;
  const { caller, key, method, path, requestHash } = request;
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ caller, key, method, path, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return undefined;
  return findResponse(tx, request);
}

/** The response to the first request with the key; undefined if there is none. */
export async function findResponse(db: Queryable, request: RepeatableRequest): Promise<StoredResponse | undefined> {
  const [stored] = await db.select().from(schema.idempotencyKeys).where(isKey(request));
  return stored;
}

/**
 * Claims the key as part of the statement that writes the content of its response. It returns a row when the key was
 * claimed, and waits for a request in progress with the same key.
 */
export function keyWithResponse(
  { caller, key, method, path, requestHash, status }: RepeatableRequest,
  body: unknown,
): SQL {
  return sql`insert into idempotency_keys (caller, key, method, path, request_hash, status, body)
    values (${caller}, ${key}, ${method}, ${path}, ${requestHash}, ${status}, ${JSON.stringify(body)}::jsonb)
    on conflict do nothing returning key`;
}

export async function storeResponse(tx: Transaction, request: RepeatableRequest, body: unknown): Promise<void> {
  await tx
    .update(schema.idempotencyKeys)
    .set({ status: request.status, body: body ?? null })
    .where(isKey(request));
}

/** Drops keys whose time is over. */
export async function sweepKeys(db: Database, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - IDEMPOTENCY_LIFETIME_HOURS * 3_600_000);
  const swept = await db.delete(schema.idempotencyKeys).where(lt(schema.idempotencyKeys.createdOnUtc, limit));
  return swept.rowCount ?? 0;
}

function isKey({ caller, key }: RepeatableRequest) {
  return and(eq(schema.idempotencyKeys.caller, caller), eq(schema.idempotencyKeys.key, key));
}
