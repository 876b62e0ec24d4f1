import { randomBytes } from 'node:crypto';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../../core/index.ts';
import { keyedHash } from '../sealed-text.ts';

const { recoveryCodes } = schema;

const HOW_MANY = 10;
/** Ten characters of 32: 50 bits, and none that looks like another. */
const LENGTH = 10;
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz023456789';

/** Replaces the codes of an account; they are shown this once. */
export async function renewRecoveryCodes(db: Queryable, userId: string, key: string): Promise<readonly string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(key, userId, code) })));
  return codes;
}

/** @returns whether the code is one of the account's that was not used before; it is used then */
export async function spendRecoveryCode(db: Queryable, userId: string, code: string, key: string): Promise<boolean> {
  const { rowCount } = await db
    .update(recoveryCodes)
    .set({ usedOnUtc: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashOf(key, userId, code)),
        isNull(recoveryCodes.usedOnUtc),
      ),
    );
  return rowCount === 1;
}

export async function countRecoveryCodes(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedOnUtc)));
  return row?.left ?? 0;
}

export async function deleteRecoveryCodes(db: Queryable, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

function newCode(): string {
  const characters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '');
  return `${characters.slice(0, LENGTH / 2).join('')}-${characters.slice(LENGTH / 2).join('')}`;
}

/** With or without the dash and in any case, as people type. */
function hashOf(key: string, userId: string, code: string): string {
  return keyedHash(key, `recovery ${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}
