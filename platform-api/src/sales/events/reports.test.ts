import type { ActivityReport, ReportRegion } from '@specbuilder/shared-contracts/api';
import { UserActionType } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { type DemoUserName, startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

const ACTIONS = Object.values(UserActionType);
const CATEGORIES = [1, 2, 3, null] as const;
const REGIONS = [15, 24, 43, null] as const;
const HOUR_MS = 3_600_000;
const START = Date.UTC(2024, 11, 1);
const HOURS = 24 * 400;

/** The same on each run, and mixed: regions, categories and actions meet in every way. */
const events = Array.from({ length: 600 }, (_, index) => {
  const mixed = (salt: number, among: number) =>
    Number((BigInt(index + 1) * 6_364_136_223_846_793_005n * BigInt(salt)) >> 33n) % among;
  return {
    createdOnUtc: new Date(START + mixed(3, HOURS) * HOUR_MS),
    salesRegionNumber: REGIONS[mixed(5, REGIONS.length)] ?? null,
    fanCategoryType: CATEGORIES[mixed(7, CATEGORIES.length)] ?? null,
    eventType: ACTIONS[mixed(11, ACTIONS.length)] ?? UserActionType.SizedFan,
    manufacturerLabelId: 1,
  };
});

describeOnEachStore('Activity reports', (kind) => {
  let server: TestApplication;

  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    await server.store.db.insert(schema.userEvents).values(events);
  });
  afterAll(() => server.close());

  async function request<T>(userName: DemoUserName, call: string, query: Readonly<Record<string, unknown>>) {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
    const response = await server.app.inject({
      url: `/api/events/${call}?${search}`,
      headers: { authorization: `Bearer ${await server.tokenOf(userName)}` },
    });
    return { status: response.statusCode, body: response.json() as T };
  }
  const report = async (userName: DemoUserName, query: Readonly<Record<string, unknown>>) =>
    (await request<ActivityReport>(userName, 'summaryReport', query)).body;
  const logTotal = async (query: Readonly<Record<string, unknown>>) =>
    (await request<{ totalCount: number }>('admin', 'salesRegionEvents', { ...query, pageSize: 1 })).body.totalCount;
  const sumOf = (regions: readonly ReportRegion[], period: 0 | 1) =>
    regions.flatMap(({ eventTypeCounts }) => eventTypeCounts[period]).reduce((sum, count) => sum + count, 0);
  const WHOLE = { fromDates: '2024-01-01', toDates: '2027-01-01' };

  const hours = fc.integer({ min: -100, max: HOURS + 100 });
  const period = fc.tuple(hours, hours).map(([one, other]) => ({
    from: new Date(START + Math.min(one, other) * HOUR_MS).toISOString(),
    to: new Date(START + Math.max(one, other) * HOUR_MS).toISOString(),
  }));
  const someOf = <T>(values: readonly T[]) =>
    fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined, freq: 2 });

  it('[REP-024] counts what the log lists for the same filter', async () => {
    const filters = fc.record({
      first: period,
      second: period,
      eventTypes: someOf(ACTIONS),
      fanCategoryTypes: someOf([1, 2, 3]),
      regions: someOf([15, 24, 43]),
      region: fc.constantFrom(15, 24, 43),
      action: fc.constantFrom(...ACTIONS),
    });
    await fc.assert(
      fc.asyncProperty(filters, async ({ first, second, region, action, ...filter }) => {
        const query = { fromDates: `${first.from},${second.from}`, toDates: `${first.to},${second.to}`, ...filter };
        const { eventTypes, regions } = await report('admin', query);
        const log = { fanCategoryType: filter.fanCategoryTypes };
        const all = { ...log, eventType: filter.eventTypes, salesRegionNumber: filter.regions };
        for (const [index, { from, to }] of [first, second].entries()) {
          const dates = { fromDate: from, toDate: to };
          expect(sumOf(regions, index as 0 | 1)).toBe(await logTotal({ ...all, ...dates }));
          const column = eventTypes.findIndex(({ eventType }) => eventType === action);
          const row = regions.find(({ salesRegionNumber }) => salesRegionNumber === region);
          if (row === undefined || column < 0) continue;
          const ofCell = { ...log, ...dates, salesRegionNumber: region, eventType: action };
          expect(row.eventTypeCounts[index as 0 | 1][column]).toBe(await logTotal(ofCell));
        }
      }),
      { numRuns: 20 },
    );
  });

  it('[API-142] [REP-004] [A-224] has a row for each open region, one list of counts for a summary', async () => {
    const { eventTypes, regions } = await report('admin', WHOLE);
    expect(eventTypes).toHaveLength(12);
    expect(eventTypes[0]).toEqual({ eventType: UserActionType.SizedFan, name: 'Sized Fan' });
    const chicago = regions.find(({ salesRegionNumber }) => salesRegionNumber === 24);
    expect(chicago).toEqual({
      salesRegionNumber: 24,
      salesRegionName: 'Chicago Regional Office',
      usersCount: expect.any(Number),
      eventTypeCounts: [expect.arrayContaining([expect.any(Number)]), []],
    });
    expect(chicago?.eventTypeCounts[0]).toHaveLength(12);
    expect(regions.length).toBeGreaterThan(50);
    expect(regions.at(-1)).toMatchObject({ salesRegionNumber: null, salesRegionName: null, usersCount: 0 });
    expect(sumOf(regions, 0)).toBe(events.length);
  });

  it('[ANA-003] counts the twelve actions', async () => {
    const { regions } = await report('admin', WHOLE);
    const totals = ACTIONS.map((_, index) =>
      regions.reduce((sum, { eventTypeCounts }) => sum + (eventTypeCounts[0][index] ?? 0), 0),
    );
    expect(totals).toEqual(ACTIONS.map((action) => events.filter(({ eventType }) => eventType === action).length));
  });

  it('[REP-004] counts the customers of a region, without staff and closed accounts', async () => {
    const usersOf = async () =>
      (await report('admin', { ...WHOLE, regions: 43 })).regions.find((row) => row.salesRegionNumber === 43)
        ?.usersCount;
    expect(await usersOf()).toBe(0);
    const engineer = await server.userId('engineer');
    const ofRegion = { salesRegionNumber: 43 };
    for (const userId of [engineer, await server.userId('sales'), await server.userId('dev')]) {
      await server.store.db
        .insert(schema.userSettings)
        .values({ userId, ...ofRegion })
        .onConflictDoUpdate({ target: schema.userSettings.userId, set: ofRegion });
    }
    expect(await usersOf()).toBe(1);
  });

  it('[REG-009] [REP-023] keeps sales staff to their regions whatever they ask, and wants them to have one', async () => {
    const regionsOf = async (query: object) =>
      (await report('sales', { ...WHOLE, ...query })).regions.map((row) => row.salesRegionNumber);
    expect(await regionsOf({})).toEqual([15, 24]);
    expect(await regionsOf({ regions: '24,43' })).toEqual([24]);
    expect(await regionsOf({ regions: 43 })).toEqual([15, 24]);
    const trend = await request<{ count: number }[]>('sales', 'trendReport', WHOLE);
    const theirs = events.filter(({ salesRegionNumber }) => salesRegionNumber === 15 || salesRegionNumber === 24);
    expect(trend.body.reduce((sum, { count }) => sum + count, 0)).toBe(theirs.length);

    await server.store.db.update(schema.users).set({ salesRegions: [] });
    for (const call of ['summaryReport', 'trendReport']) {
      const { status, body } = await request('sales', call, WHOLE);
      expect(status).toBe(403);
      expect(body).toMatchObject({
        message: 'You do not have permission to do this.',
        errors: {},
        modelState: {},
      });
      expect((await request('admin', call, WHOLE)).status).toBe(200);
    }
    await server.store.db.update(schema.users).set({ salesRegions: [24, 15] });
    expect((await request('engineer', 'summaryReport', WHOLE)).status).toBe(403);
  });

  it('[API-143] [REP-008] counts by the months of the zone that is named', async () => {
    const trend = async (query: object) =>
      (await request<{ month: number; year: number; count: number }[]>('admin', 'trendReport', { ...WHOLE, ...query }))
        .body;
    const inMonth = (year: number, month: number, shiftHours: number) =>
      events.filter(({ createdOnUtc }) => {
        const local = new Date(createdOnUtc.getTime() + shiftHours * HOUR_MS);
        return local.getUTCFullYear() === year && local.getUTCMonth() + 1 === month;
      }).length;
    const counted = await trend({});
    expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(events.length);
    for (const { year, month, count } of counted) expect(count).toBe(inMonth(year, month, 0));
    expect(counted[0]).toMatchObject({ year: 2024, month: 12 });
    // Tokyo has one time all year.
    for (const { year, month, count } of await trend({ timeZone: 'Asia/Tokyo' })) {
      expect(count).toBe(inMonth(year, month, 9));
    }
    const one = { fromDates: '2025-03-02T05:00:00Z', toDates: '2025-03-30', eventTypes: '1,2,3,4', regions: 24 };
    const log = { fromDate: one.fromDates, toDate: one.toDates, eventType: '1,2,3,4', salesRegionNumber: 24 };
    expect(await logTotal(log)).toBeGreaterThan(0);
    expect(await trend(one)).toEqual([{ year: 2025, month: 3, count: await logTotal(log) }]);
    expect(await trend({ fromDates: '2025-03-10', toDates: '2025-03-10' })).toEqual([]);
  });

  it('[API-140] names the categories of the catalogue', async () => {
    const { body } = await request<object[]>('sales', 'fanCategoryTypes', {});
    expect(body).toContainEqual({ fanCategoryType: 1, name: 'Exhaust fans' });
    expect(body.length).toBeGreaterThan(5);
  });

  it.each([
    ['summaryReport', { toDates: '2026-01-01' }, 'fromDates'],
    ['summaryReport', { fromDates: '2026-01-01,2025-01-01', toDates: '2026-01-01' }, 'toDates'],
    ['summaryReport', { fromDates: '1,2,3', toDates: '1,2,3' }, 'fromDates'],
    ['summaryReport', { ...WHOLE, fromDates: 'soon' }, 'fromDates'],
    ['summaryReport', { ...WHOLE, toDates: '' }, 'toDates'],
    ['summaryReport', { ...WHOLE, eventTypes: '99' }, 'eventTypes.0'],
    ['trendReport', { fromDates: '2026-01-01,2025-01-01', toDates: '2026-01-01,2025-01-01' }, 'fromDates'],
    ['trendReport', { ...WHOLE, timeZone: 'Mars/Olympus_Mons' }, 'timeZone'],
    ['trendReport', { fromDates: '0001-01-01', toDates: '2026-01-01' }, 'toDates'],
  ] as const)('[REP-007] %s %j names the field that is wrong', async (call, query, field) => {
    const { status, body } = await request<{ errors: object }>('admin', call, query);
    expect([status, Object.keys(body.errors)]).toEqual([400, expect.arrayContaining([field])]);
  });
});
