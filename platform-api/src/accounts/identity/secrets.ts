import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { JWK } from 'jose';
import { type Database, schema } from '../../core/index.ts';
import { loadSigningKeys } from './signing-keys.ts';

/** Key material of the deployment; made on first start and shared by every replica through the store. */
export interface Secrets {
  /** Private signing keys of the identity provider, newest first. */
  readonly signingKeys: readonly JWK[];
  readonly cookieKeys: readonly string[];
  /** Signs hub connection tokens. */
  readonly hubKey: string;
  /** Makes the tokens of links that can be mailed. */
  readonly linkKey: string;
  /** Signs tokens of the load calculator's frame. */
  readonly calculatorKey: string;
  /** Encrypts secrets of authenticator apps, and derives unguessable values: challenges, hashes of recovery codes. */
  readonly factorKey: string;
}

export async function loadSecrets(db: Database, signingKeyDays: number): Promise<Secrets> {
  return {
    signingKeys: await loadSigningKeys(db, signingKeyDays),
    cookieKeys: await loadSecret(db, 'cookie-keys', async () => [randomKey()]),
    hubKey: await loadSecret(db, 'hub-key', async () => randomKey()),
    linkKey: await loadSecret(db, 'link-key', async () => randomKey()),
    calculatorKey: await loadSecret(db, 'calculator-key', async () => randomKey()),
    factorKey: await loadSecret(db, 'factor-key', async () => randomKey()),
  };
}

/** The first process creates it; all processes read the stored value. */
async function loadSecret<T>(db: Database, name: string, create: () => Promise<T>): Promise<T> {
  const { secrets } = schema;
  const find = async () => (await db.select().from(secrets).where(eq(secrets.name, name)))[0];
  const known = await find();
  if (known !== undefined) return known.value as T;
  await db
    .insert(secrets)
    .values({ name, value: await create() })
    .onConflictDoNothing();
  return (await find())?.value as T;
}

function randomKey(): string {
  return randomBytes(32).toString('base64url');
}
