import { regionOfUser } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from './database.ts';
import { regionOfUserSql } from './region-of-user.ts';

const { users, userSettings } = schema;
const REGION = fc.constantFrom(15, 24, 43);

describe('The sales region of a user', () => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication();
  });
  afterAll(() => server.close());

  it('is the same in SQL as in code, whatever a user has', async () => {
    const { db } = server.store;
    const userId = await server.userId('engineer');
    const rows = fc.record({
      salesRegions: fc.uniqueArray(REGION, { maxLength: 3 }),
      defaultSalesRegion: fc.option(REGION),
      settings: fc.option(fc.record({ salesRegionNumber: fc.option(REGION) })),
    });
    await fc.assert(
      fc.asyncProperty(rows, async ({ settings, ...user }) => {
        await db.update(users).set(user).where(eq(users.id, userId));
        await db.delete(userSettings).where(eq(userSettings.userId, userId));
        if (settings !== null) await db.insert(userSettings).values({ userId, ...settings });
        const [row] = await db
          .select({ region: regionOfUserSql })
          .from(users)
          .leftJoin(userSettings, eq(userSettings.userId, users.id))
          .where(eq(users.id, userId));
        expect(row?.region).toBe(regionOfUser(user, settings));
      }),
      { numRuns: 50 },
    );
  });
});
