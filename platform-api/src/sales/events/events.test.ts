import { FanCategory, UserActionType } from '@specbuilder/shared-contracts/domain';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { type DemoUserName, startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

describeOnEachStore('The activity log', (kind) => {
  let server: TestApplication;
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));

  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    const engineer = await server.userId('engineer');
    const rows = [
      { day: 1, region: 24, eventType: UserActionType.SizedFan, category: FanCategory.Exhaust, userId: engineer },
      { day: 2, region: 24, eventType: UserActionType.CreatedProject, category: null, userId: engineer },
      { day: 3, region: 15, eventType: UserActionType.SizedFan, category: FanCategory.MakeUpAir, userId: null },
      { day: 4, region: 43, eventType: UserActionType.SizedFan, category: FanCategory.Exhaust, userId: engineer },
      { day: 5, region: null, eventType: UserActionType.SizedFan, category: FanCategory.Exhaust, userId: null },
    ];
    await server.store.db.insert(schema.userEvents).values(
      rows.map(({ day, region, eventType, category, userId }) => ({
        createdOnUtc: at(day),
        salesRegionNumber: region,
        fanCategoryType: category,
        manufacturerLabelId: 1,
        eventType,
        userId,
      })),
    );
  });
  afterAll(() => server.close());

  async function log(userName: DemoUserName, query = '') {
    const authorization = `Bearer ${await server.tokenOf(userName)}`;
    const response = await server.app.inject({
      url: `/api/events/salesRegionEvents?${query}`,
      headers: { authorization },
    });
    const body = response.json() as {
      items: { salesRegionNumber: number | null; createdOnUtc: string }[];
      totalCount: number;
      errors?: object;
    };
    return { status: response.statusCode, body, regions: body.items?.map((item) => item.salesRegionNumber) };
  }

  it('[API-141] [A-213] has rows with customer, region, action, category and time, newest first', async () => {
    const sales = await server.clientOf('sales');
    const page = await sales.events.salesRegionEvents({});
    expect(page).toMatchObject({ totalCount: 3, pageIndex: 0, pageSize: 10 });
    expect(page.items.map((item) => item.createdOnUtc)).toEqual([3, 2, 1].map((day) => at(day).toISOString()));
    expect(page.items[2]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      createdOnUtc: at(1).toISOString(),
      userId: await server.userId('engineer'),
      userName: 'engineer',
      fullName: 'Maya Lindqvist',
      isCustomer: true,
      salesRegionNumber: 24,
      salesRegionName: 'Chicago Regional Office',
      eventType: UserActionType.SizedFan,
      fanCategoryType: FanCategory.Exhaust,
      projectId: null,
      project: null,
      model: null,
    });
    expect(page.items[0]).toMatchObject({ userId: null, userName: null, fullName: null, isCustomer: false });
  });

  it('[REG-014] [A-212] keeps sales staff to their own regions whatever they ask', async () => {
    expect((await log('sales')).regions).toEqual([15, 24, 24]);
    expect((await log('sales', 'salesRegionNumber=43')).regions).toEqual([15, 24, 24]);
    expect((await log('sales', 'salesRegionNumber=15')).regions).toEqual([15]);
    expect((await log('sales', 'salesRegionNumber=15,43')).regions).toEqual([15]);
  });

  it('shows admins everything, or the regions they ask for', async () => {
    expect((await log('admin')).body.totalCount).toBe(5);
    expect((await log('admin', 'salesRegionNumber=43')).regions).toEqual([43]);
    expect((await log('admin', 'salesRegionNumber=43&salesRegionNumber=15')).regions).toEqual([43, 15]);
    expect((await log('admin', 'salesRegionNumber=1.5,99999999999')).regions).toEqual([]);
  });

  it('shows nothing to sales staff without a region', async () => {
    await server.store.db.update(schema.users).set({ salesRegions: [] });
    expect((await log('sales')).body.totalCount).toBe(0);
    await server.store.db.update(schema.users).set({ salesRegions: [24, 15] });
  });

  it('filters by action, category, customer and time, the end exclusive', async () => {
    const total = async (query: string) => (await log('admin', query)).body.totalCount;
    expect(await total('eventType=2')).toBe(1);
    expect(await total('eventType=SizedFan&eventType=2')).toBe(5);
    expect(await total('fanCategoryType=1,2')).toBe(4);
    expect(await total(`userId=${await server.userId('engineer')}`)).toBe(3);
    expect(await total('fromDate=2026-01-02&toDate=2026-01-04')).toBe(2);
    expect(await total('fromDate=2026-01-04T00:00:00Z')).toBe(2);
  });

  it('is ordered by any column and paged', async () => {
    const order = async (query: string) => (await log('admin', query)).regions;
    expect(await order('orderByKey=Region&orderByDescending=false')).toEqual([15, 24, 24, 43, null]);
    expect(await order('pageSize=2&pageIndex=1')).toEqual([15, 24]);
    for (const key of ['Customer', 'Action', 'FanCategory']) {
      expect((await log('admin', `orderByKey=${key}`)).body.totalCount).toBe(5);
    }
  });

  it('names the field of a wrong filter', async () => {
    for (const [query, field] of [
      ['fromDate=soon', 'fromDate'],
      ['eventType=99', 'eventType.0'],
      ['orderByKey=Password', 'orderByKey'],
      ['pageSize=1000', 'pageSize'],
      ['userId=1', 'userId'],
    ] as const) {
      const { status, body } = await log('admin', query);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    }
  });
});
