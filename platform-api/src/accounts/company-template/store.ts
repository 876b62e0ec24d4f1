import { eq, sql } from 'drizzle-orm';
import { type Queryable, schema, type Transaction } from '../../core/index.ts';

const { companyTemplates, users } = schema;

export type TemplateRow = typeof companyTemplates.$inferSelect;
type Values = Partial<Pick<TemplateRow, 'logo' | 'logoWidth' | 'logoHeight' | 'titleBlock'>>;

/** With the name of the company of the account, without which a template is not used. */
export async function findTemplate(db: Queryable, userId: string) {
  const [row] = await db
    .select({ companyName: users.companyName, template: companyTemplates })
    .from(users)
    .leftJoin(companyTemplates, eq(companyTemplates.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}

export async function saveTemplate(tx: Transaction, userId: string, values: Values): Promise<void> {
  await tx
    .insert(companyTemplates)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: companyTemplates.userId, set: { ...values, updatedOnUtc: sql`now()` } });
}
