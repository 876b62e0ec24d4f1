import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { importJWK, SignJWT } from 'jose';
import { audienceOf, CLIENT_ID, issuerOf } from '../src/accounts/identity/provider/provider.ts';
import { readSigningKeys } from '../src/accounts/identity/signing-keys.ts';
import { type Database, schema } from '../src/core/store/database.ts';

export async function userIdOf(db: Database, userName: string): Promise<string> {
  const [user] = await db.select().from(schema.users).where(eq(schema.users.userName, userName));
  if (user === undefined) throw new Error(`There is no user ${userName}`);
  return user.id;
}

export interface AccessTokenOptions {
  readonly publicUrl: string;
  readonly userName: string;
  readonly expiresIn?: string;
  /** Null for a token of no session. */
  readonly sessionId?: string | null;
}

/** An access token as the provider of the server on this store signs it. */
export async function accessTokenOf(
  db: Database,
  { publicUrl, userName, expiresIn = '15m', sessionId = randomUUID() }: AccessTokenOptions,
): Promise<string> {
  const [key] = await readSigningKeys(db);
  if (key === undefined) throw new Error('There is no signing key');
  const session = sessionId === null ? {} : { sid: sessionId };
  return new SignJWT({ client_id: CLIENT_ID, scope: 'api', jti: randomUUID(), ...session })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: key.kid ?? '' })
    .setIssuer(issuerOf(publicUrl))
    .setAudience(audienceOf(publicUrl))
    .setSubject(await userIdOf(db, userName))
    .setIssuedAt()
    .setExpirationTime(expiresIn)
    .sign(await importJWK(key, 'RS256'));
}
