import { eq, inArray, sql } from 'drizzle-orm';
import { type Database, schema } from '../../core/index.ts';
import { hashPassword, isPassword } from '../identity/passwords.ts';
import { DEMO_PASSWORD, DEMO_USERS } from './demo-accounts.ts';

const { users } = schema;

/**
 * Closes demonstration accounts left over from when this store was a developer's: while they have the well-known
 * password, anyone could sign in with them.
 */
export async function closeDemoUsers(db: Database): Promise<void> {
  for (const { id, passwordHash, closedOnUtc } of await demoRows(db)) {
    if (closedOnUtc !== null || !(await isPassword(passwordHash, DEMO_PASSWORD))) continue;
    await db.update(users).set({ closedOnUtc: sql`now()` }).where(eq(users.id, id));
  }
}

function demoRows(db: Database) {
  const names = DEMO_USERS.map(({ userName }) => userName);
  return db
    .select()
    .from(users)
    .where(inArray(sql`lower(${users.userName})`, names));
}

export async function seedDemoUsers(db: Database): Promise<void> {
  for (const { id, passwordHash, closedOnUtc } of await demoRows(db)) {
    const isOurs = closedOnUtc !== null && (await isPassword(passwordHash, DEMO_PASSWORD));
    if (isOurs) await db.update(users).set({ closedOnUtc: null }).where(eq(users.id, id));
  }
  const known = await db.select({ userName: sql<string>`lower(${schema.users.userName})` }).from(schema.users);
  const missing = DEMO_USERS.filter(({ userName }) => !known.some((row) => row.userName === userName));
  for (const user of missing) {
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(schema.users)
        .values({
          userName: user.userName,
          email: `${user.userName}@specbuilder.example`,
          firstName: user.firstName,
          lastName: user.lastName,
          companyName: user.companyName,
          roles: [...user.roles],
          salesRegions: [...user.salesRegions],
          defaultSalesRegion: user.salesRegions[0] ?? null,
          passwordHash,
        })
        // Another process may have started at the same moment.
        .onConflictDoNothing()
        .returning({ userId: schema.users.id });
      if (row === undefined) return;
      const { regionNumber } = user;
      await tx.insert(schema.userSettings).values({
        userId: row.userId,
        salesRegionNumber: regionNumber,
        isRegionAssignedOnServer: regionNumber !== null,
      });
    });
  }
}
