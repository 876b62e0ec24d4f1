import { and, isNull, or, sql } from 'drizzle-orm';
import { ConfigError, type Database, type FirstAdmin, schema } from '../../core/index.ts';
import { hashPassword } from '../identity/passwords.ts';

const { users } = schema;

/** Any number, the same in every process: of replicas that start together one makes the account. */
const FIRST_ADMIN_LOCK = 7_346_213;

/**
 * Makes the first administrator while the store has none. Once there is one the settings are looked at no more.
 *
 * @throws ConfigError with a sentence when there is none and none can be made
 */
export async function seedFirstAdmin(db: Database, admin: FirstAdmin | null): Promise<void> {
  const passwordHash = admin === null ? null : await hashPassword(admin.password);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`);
    const isAdmin = and(sql`'admin' = any(${users.roles})`, isNull(users.closedOnUtc));
    const [known] = await tx.select({ id: users.id }).from(users).where(isAdmin).limit(1);
    if (known !== undefined) return;
    if (admin === null) throw new ConfigError(NO_ADMIN);
    const { userName, email } = admin;
    const [existing] = await tx
      .select({ id: users.id })
      .from(users)
      .where(
        or(
          sql`lower(${users.userName}) = ${userName.toLowerCase()}`,
          sql`lower(${users.email}) = ${email.toLowerCase()}`,
        ),
      )
      .limit(1);
    if (existing !== undefined) throw new ConfigError(NOT_AN_ADMINISTRATOR);
    const roles = ['user', 'admin'] as const;
    const names = { firstName: 'First', lastName: 'Administrator' };
    await tx.insert(users).values({ userName, email, ...names, roles: [...roles], salesRegions: [], passwordHash });
  });
}

const NO_ADMIN =
  'There is no administrator yet: set FIRST_ADMIN_USER_NAME, FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD or' +
  ' FIRST_ADMIN_PASSWORD_FILE.';
const NOT_AN_ADMINISTRATOR =
  'FIRST_ADMIN_USER_NAME or FIRST_ADMIN_EMAIL belongs to an account that is no administrator.';
