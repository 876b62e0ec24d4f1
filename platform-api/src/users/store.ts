import { and, eq, ne, sql } from 'drizzle-orm';
import { type Queryable, schema } from '../store/database.ts';

export type UserRow = typeof schema.users.$inferSelect;
export type UserSettingsRow = typeof schema.userSettings.$inferSelect;

export interface UserWithSettings {
  readonly user: UserRow;
  /** Null until the user or the server sets one. */
  readonly settings: UserSettingsRow | null;
}

export async function findUser(db: Queryable, userId: string): Promise<UserWithSettings | undefined> {
  const [row] = await db
    .select({ user: schema.users, settings: schema.userSettings })
    .from(schema.users)
    .leftJoin(schema.userSettings, eq(schema.userSettings.userId, schema.users.id))
    .where(eq(schema.users.id, userId));
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

export interface NameAndEmail {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export async function updateNameAndEmail(db: Queryable, userId: string, values: NameAndEmail): Promise<void> {
  await db
    .update(schema.users)
    .set({ ...values, updatedOnUtc: sql`now()`, rowVersion: sql`${schema.users.rowVersion} + 1` })
    .where(eq(schema.users.id, userId));
}
