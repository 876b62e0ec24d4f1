import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { type Database, schema, type Transaction } from '../../core/index.ts';

/**
 * Signing keys of the embedded provider, newest first: the first one signs, the others still verify what they signed.
 * A replaced key stays until the longest-lived token it can have signed has expired.
 */

interface StoredKey {
  readonly jwk: JWK;
  readonly createdOnMs: number;
  /** When another one took over; null for the newest. */
  readonly replacedOnMs: number | null;
}

const NAME = 'signing-keys';
const DAY_MS = 86_400_000;
/** The longest that ACCESS_TOKEN_SECONDS allows, and another day for servers that have not taken the new one up yet. */
const RETENTION_MS = 2 * DAY_MS;

const { secrets } = schema;

/** The keys as they are; the first call makes one, and one that is older than `maxAgeDays` gets a successor. */
export async function loadSigningKeys(db: Database, maxAgeDays: number): Promise<readonly JWK[]> {
  const [newest] = await readKeys(db);
  if (newest === undefined) await insertFirstKey(db);
  else if (Date.now() - newest.createdOnMs > maxAgeDays * DAY_MS) await rotateSigningKeys(db, newest.jwk.kid);
  return readSigningKeys(db);
}

/** Of several processes that start on an empty store the first one makes it. */
async function insertFirstKey(db: Database): Promise<void> {
  const made: StoredKey = { jwk: await newSigningKey(), createdOnMs: Date.now(), replacedOnMs: null };
  await db
    .insert(secrets)
    .values({ name: NAME, value: [made] })
    .onConflictDoNothing();
}

export async function readSigningKeys(db: Database): Promise<readonly JWK[]> {
  return (await readKeys(db)).map(({ jwk }) => jwk);
}

/**
 * Puts a new key before the others and drops those whose tokens have all ended.
 *
 * @param onlyIfNewest the key id that is to be replaced, so that of several processes one does it
 */
export async function rotateSigningKeys(db: Database, onlyIfNewest?: string, now = Date.now()): Promise<void> {
  const made: StoredKey = { jwk: await newSigningKey(), createdOnMs: now, replacedOnMs: null };
  await db.transaction(async (tx) => {
    const known = await readKeys(tx, true);
    if (onlyIfNewest !== undefined && known[0]?.jwk.kid !== onlyIfNewest) return;
    const replaced = known.map((key) => ({ ...key, replacedOnMs: key.replacedOnMs ?? now }));
    const value = [made, ...replaced.filter(({ replacedOnMs }) => now - replacedOnMs < RETENTION_MS)];
    await tx.insert(secrets).values({ name: NAME, value }).onConflictDoUpdate({ target: secrets.name, set: { value } });
  });
}

async function readKeys(db: Database | Transaction, locks = false): Promise<readonly StoredKey[]> {
  const query = db.select().from(secrets).where(eq(secrets.name, NAME));
  const [row] = await (locks ? query.for('update') : query);
  const stored = (row?.value ?? []) as readonly (StoredKey | JWK)[];
  // Older keys have no date of their own; they count as created when the store received them.
  return stored.map((key) =>
    'jwk' in key ? (key as StoredKey) : { jwk: key, createdOnMs: row?.createdOnUtc.getTime() ?? 0, replacedOnMs: null },
  );
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), alg: 'RS256', use: 'sig' };
}
