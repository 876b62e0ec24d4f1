import type { ScheduleColumns } from '@specbuilder/shared-contracts/api';
import { type ApiClient, statusOf } from '@specbuilder/shared-contracts/client';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

const HEADS = ['mark', 'cfm', 'zorb'];

describeOnEachStore('What a user said of the columns of schedules', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());
  const schedules = async (client = engineer) => (await client.user.scheduleColumns()).schedules;

  it('is none before, then the newest first, once for the same heads', async () => {
    expect(await schedules()).toEqual([]);
    await engineer.user.saveScheduleColumns({ heads: HEADS, columns: { 2: 'notes' } });
    await engineer.user.saveScheduleColumns({ heads: ['tag', 'l/s'], columns: { 0: null } });
    await engineer.user.saveScheduleColumns({ heads: HEADS, columns: { 2: null } });
    expect(await schedules()).toEqual([
      { heads: HEADS, columns: { 2: null } },
      { heads: ['tag', 'l/s'], columns: { 0: null } },
    ]);
  });

  it('is of that user alone', async () => {
    await engineer.user.saveScheduleColumns({ heads: HEADS, columns: { 2: 'notes' } });
    expect(await schedules(await server.clientOf('sales'))).toEqual([]);
  });

  it('is forgotten where no column is said, and the other settings stay', async () => {
    const { includePreWire } = await engineer.user.togglePreWire();
    await engineer.user.saveScheduleColumns({ heads: HEADS, columns: { 2: 'notes' } });
    await engineer.user.saveScheduleColumns({ heads: HEADS, columns: {} });
    expect((await schedules()).map(({ heads }) => heads)).not.toContainEqual(HEADS);
    expect((await engineer.user.details()).settings.includePreWire).toBe(includePreWire);
  });

  it('is of the fifty newest schedules', async () => {
    for (let index = 0; index < 52; index++)
      await engineer.user.saveScheduleColumns({ heads: [`head ${index}`], columns: { 0: 'tag' } });
    const kept = await schedules();
    expect(kept).toHaveLength(50);
    expect(kept[0]?.heads).toEqual(['head 51']);
  });

  it.each<ScheduleColumns>([
    { heads: [], columns: {} },
    { heads: ['x'.repeat(201)], columns: {} },
    { heads: HEADS, columns: { first: 'tag' } },
    { heads: HEADS, columns: { 0: '<b>' } },
  ])('is rejected with an error for %j', async (body) => {
    const error: unknown = await engineer.user.saveScheduleColumns(body).catch((rejected: unknown) => rejected);
    expect(statusOf(error)).toBe(400);
  });

  it('is not for guests', async () => {
    const error: unknown = await server
      .client()
      .user.scheduleColumns()
      .catch((rejected: unknown) => rejected);
    expect(statusOf(error)).toBe(401);
  });
});
