import { LOG_VIEW_LIMITS } from '@specbuilder/shared-contracts/api';
import { type ApiClient, errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { UserActionType } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

const VIEW = { name: 'My quotes', query: 'evt=5&dr=ThisWeek&hc=region' };

describeOnEachStore('Saved views of the activity log', (kind) => {
  let server: TestApplication;
  let sales: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    sales = await server.clientOf('sales');
  });
  afterAll(() => server.close());
  beforeEach(() => server.store.db.update(schema.userSettings).set({ logViews: [] }));

  const namesOf = async (client = sales) => (await client.logViews.list()).views.map(({ name }) => name);
  const rejectionOf = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((rejected: unknown) => rejected);
    return { status: statusOf(error), errors: errorBodyOf(error)?.errors };
  };

  it('are none before, then all of their user by name', async () => {
    expect(await namesOf()).toEqual([]);
    const { views } = await sales.logViews.save(VIEW);
    expect(views).toEqual([{ ...VIEW, id: expect.any(String) }]);
    await sales.logViews.save({ name: 'Assistance', query: 'evt=8' });
    expect(await namesOf()).toEqual(['Assistance', 'My quotes']);
  });

  it('are replaced under the same name, whatever its case, and keep their id', async () => {
    const [before] = (await sales.logViews.save(VIEW)).views;
    const { views } = await sales.logViews.save({ name: ' my QUOTES ', query: '' });
    expect(views).toEqual([{ id: before?.id, name: 'my QUOTES', query: '' }]);
  });

  it('are deleted one by one; one that is gone stays gone', async () => {
    const [view] = (await sales.logViews.save(VIEW)).views;
    await sales.logViews.save({ name: 'Stays', query: '' });
    const id = view?.id ?? '';
    expect((await sales.logViews.remove({ id })).views.map(({ name }) => name)).toEqual(['Stays']);
    expect((await sales.logViews.remove({ id })).views.map(({ name }) => name)).toEqual(['Stays']);
  });

  it('are of one user alone', async () => {
    const [view] = (await sales.logViews.save(VIEW)).views;
    const admin = await server.clientOf('admin');
    expect(await namesOf(admin)).toEqual([]);
    await admin.logViews.remove({ id: view?.id ?? '' });
    expect(await namesOf()).toEqual(['My quotes']);
  });

  it('both stay when two are saved at the same time', async () => {
    await Promise.all(['One', 'Two', 'Three'].map((name) => sales.logViews.save({ name, query: '' })));
    expect(await namesOf()).toEqual(['One', 'Three', 'Two']);
  });

  it('are thirty at most, and another one is rejected at its name', async () => {
    for (let index = 0; index < LOG_VIEW_LIMITS.views; index += 1) {
      await sales.logViews.save({ name: `View ${index}`, query: '' });
    }
    expect(await rejectionOf(sales.logViews.save(VIEW))).toEqual({
      status: 400,
      errors: { name: ['You have 30 views. Delete one to save another.'] },
    });
    await expect(sales.logViews.save({ name: 'View 3', query: 'evt=1' })).resolves.toBeDefined();
  });

  it.each([
    ['no name', { name: '  ', query: '' }, { name: ['Enter a name for the view'] }],
    ['a long name', { name: 'x'.repeat(61), query: '' }, { name: ['At most 60 characters'] }],
    ['a query that is no address', { name: 'A', query: 'evt=1"><script>' }, { query: [expect.any(String)] }],
    ['a long query', { name: 'A', query: 'a'.repeat(1001) }, { query: [expect.any(String)] }],
  ])('are not saved with %s', async (_what, view, errors) => {
    expect(await rejectionOf(sales.logViews.save(view))).toEqual({ status: 400, errors });
    expect(await namesOf()).toEqual([]);
  });

  describe('widen nothing', () => {
    const isSales = eq(schema.users.userName, 'sales');
    const salesIn = (salesRegions: number[]) =>
      server.store.db.update(schema.users).set({ salesRegions }).where(isSales);
    beforeAll(async () => {
      const event = { manufacturerLabelId: 1, eventType: UserActionType.SizedFan };
      const rows = [24, 15, 43].map((salesRegionNumber) => ({ ...event, salesRegionNumber }));
      await server.store.db.insert(schema.userEvents).values(rows);
    });
    afterAll(() => salesIn([24, 15]));

    it.each([
      { regions: [], shown: [] },
      { regions: [24], shown: [24] },
      { regions: [24, 15, 43], shown: [43] },
    ])('for staff of the regions $regions: one of region 43 shows $shown', async ({ regions, shown }) => {
      await salesIn(regions);
      await sales.logViews.save({ name: 'Boston', query: 'r=43' });
      expect(await namesOf()).toEqual(['Boston']);
      const { items } = await sales.events.salesRegionEvents({ salesRegionNumber: [43] });
      expect(items.map(({ salesRegionNumber }) => salesRegionNumber)).toEqual(shown);
    });
  });

  it('are for staff', async () => {
    expect(await rejectionOf((await server.clientOf('engineer')).logViews.list())).toMatchObject({ status: 403 });
    expect(await rejectionOf(server.client().logViews.save(VIEW))).toMatchObject({ status: 401 });
  });
});
