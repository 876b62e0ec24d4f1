import { and, eq, ne, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../../core/index.ts';
import type { SalesRegionRow } from '../sales-region.ts';

export type UserRow = typeof schema.users.$inferSelect;
export type UserSettingsRow = typeof schema.userSettings.$inferSelect;

export interface UserWithSettings {
  readonly user: UserRow;
  /** Null until the user or the server sets one. */
  readonly settings: UserSettingsRow | null;
  /** The region of the settings. */
  readonly selectedRegion: SalesRegionRow | null;
}

export async function findUser(db: Queryable, userId: string): Promise<UserWithSettings | undefined> {
  const { salesRegions, userSettings, users } = schema;
  const [row] = await db
    .select({ user: users, settings: userSettings, selectedRegion: salesRegions })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .leftJoin(salesRegions, eq(salesRegions.region, userSettings.salesRegionNumber))
    .where(eq(users.id, userId));
  return row;
}

export async function isEmailOfAnother(db: Queryable, email: string, userId: string): Promise<boolean> {
  const { id } = schema.users;
  const [other] = await db
    .select({ id })
    .from(schema.users)
    .where(and(eq(sql`lower(${schema.users.email})`, email.toLowerCase()), ne(id, userId)));
  return other !== undefined;
}

export type CompanyColumns = Pick<UserRow, Extract<keyof UserRow, `company${string}`>>;
type NameAndEmail = Pick<UserRow, 'firstName' | 'lastName' | 'email'>;

export async function updateUser(db: Queryable, userId: string, values: NameAndEmail | CompanyColumns): Promise<void> {
  await db
    .update(schema.users)
    .set({ ...values, updatedOnUtc: sql`now()`, rowVersion: sql`${schema.users.rowVersion} + 1` })
    .where(eq(schema.users.id, userId));
}

/** Turns the setting round in one statement, so that two calls at a time leave it as it was. */
export async function toggleIncludePreWire(db: Queryable, userId: string): Promise<boolean | undefined> {
  const { userSettings } = schema;
  const [row] = await db
    .insert(userSettings)
    .values({ userId, includePreWire: true })
    .onConflictDoUpdate({
      target: userSettings.userId,
      set: { includePreWire: sql`not ${userSettings.includePreWire}` },
    })
    .returning({ includePreWire: userSettings.includePreWire });
  return row?.includePreWire;
}
