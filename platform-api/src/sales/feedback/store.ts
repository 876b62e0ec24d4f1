import { eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../core/index.ts';

export type VisitorRequest = Pick<
  typeof schema.visitorRequests.$inferInsert,
  'manufacturerLabelId' | 'userId' | 'kind' | 'salesRegion' | 'payload'
>;

export async function addVisitorRequest(db: Queryable, request: VisitorRequest): Promise<void> {
  await db.insert(schema.visitorRequests).values(request);
}

/** Where a region reads its mail; undefined for a number that is no region. */
export async function findRegionEmail(db: Queryable, region: number): Promise<string | undefined> {
  const { salesRegions } = schema;
  const [row] = await db
    .select({ email: salesRegions.email })
    .from(salesRegions)
    .where(eq(salesRegions.region, region));
  return row?.email;
}
