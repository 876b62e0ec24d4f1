import { and, eq, gt, lt } from 'drizzle-orm';
import { type Database, type Queryable, schema } from '../../core/index.ts';
import { newSecretToken, secretTokenHash } from './secret-token.ts';

const LIFETIME_MS = 300_000;
const { signInCodes } = schema;

/** Signs in once without typing. */
export interface SignInCode {
  readonly code: string;
  /**
   * Goes into a cookie of the browser that registered; the code works only together with it. Otherwise anyone could
   * send others a link that signs them in to an account that is not theirs.
   */
  readonly browserKey: string;
}

export async function issueSignInCode(db: Queryable, userId: string): Promise<SignInCode> {
  const issued = { code: newSecretToken(), browserKey: newSecretToken() };
  await db
    .insert(signInCodes)
    .values({ codeHash: hashOf(issued), userId, expiresOnUtc: new Date(Date.now() + LIFETIME_MS) });
  return issued;
}

/** @returns the user whom the code signs in; undefined when it was used, ran out or never was */
export async function redeemSignInCode(db: Queryable, code: SignInCode): Promise<string | undefined> {
  const [row] = await db
    .delete(signInCodes)
    .where(and(eq(signInCodes.codeHash, hashOf(code)), gt(signInCodes.expiresOnUtc, new Date())))
    .returning({ userId: signInCodes.userId });
  return row?.userId;
}

export async function sweepSignInCodes(db: Database, now: Date): Promise<number> {
  const swept = await db.delete(signInCodes).where(lt(signInCodes.expiresOnUtc, now));
  return swept.rowCount ?? 0;
}

function hashOf({ code, browserKey }: SignInCode): string {
  return secretTokenHash(`${code} ${browserKey}`);
}
