import { UserActionType } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { addMember } from '../../../test/team-builder.ts';
import { type DemoUserName, startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

const { SizedFan, AddedItemToProject } = UserActionType;
const { userEvents, users } = schema;

describeOnEachStore('Visits of customers', (kind) => {
  let server: TestApplication;
  let projectId: string;
  /** Minutes of one day, in the middle of a change of clocks in North America. */
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 8, 6, minute));
  const PERIOD = { fromDate: at(0).toISOString(), toDate: at(600).toISOString() };

  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    const engineer = await server.clientOf('engineer');
    ({ projectId } = await engineer.projects.create({ projectName: 'Northgate Clinic' }));
    const userId = await server.userId('engineer');
    const event = (minute: number, eventType: UserActionType, rest: object = {}) => ({
      ...{ createdOnUtc: at(minute), eventType, userId, salesRegionNumber: 24, manufacturerLabelId: 1 },
      ...rest,
    });
    await server.store.db.insert(userEvents).values([
      event(0, SizedFan),
      event(30, SizedFan),
      event(31, AddedItemToProject, { projectId, model: 'KRB120' }),
      event(32, AddedItemToProject, { projectId, model: 'KRB120' }),
      event(33, AddedItemToProject, { projectId, model: 'KUB180' }),
      // A pause of more than half an hour.
      event(64, SizedFan),
      event(65, SizedFan, { salesRegionNumber: 43 }),
      event(66, SizedFan, { userId: null, salesRegionNumber: 15 }),
    ]);
  });
  afterAll(() => server.close());

  const visits = async (who: DemoUserName, query: object = {}) =>
    (await server.clientOf(who)).events.visits({ ...PERIOD, ...query });
  const idsOf = (items: readonly { readonly salesRegionNumber: number | null; readonly startedOnUtc: string }[]) =>
    items.map(({ salesRegionNumber, startedOnUtc }) => `${salesRegionNumber} ${startedOnUtc.slice(11, 16)}`);
  const salesRegions = (...numbers: number[]) =>
    server.store.db.update(users).set({ salesRegions: numbers }).where(eq(users.userName, 'sales'));

  it('say what a customer did without a long pause, counted, with project and models', async () => {
    const { items, totalCount } = await visits('sales');
    expect(idsOf(items)).toEqual(['15 07:06', '24 07:04', '24 06:00']);
    expect(totalCount).toBe(3);
    const project = { projectId, name: 'Northgate Clinic', referenceId: expect.any(String), isReadable: false };
    expect(items[2]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      ...{ startedOnUtc: at(0).toISOString(), endedOnUtc: at(33).toISOString() },
      ...{ userId: await server.userId('engineer'), userName: 'engineer', fullName: 'Maya Lindqvist' },
      ...{ isCustomer: true, salesRegionNumber: 24, salesRegionName: 'Chicago Regional Office' },
      actions: [
        { eventType: SizedFan, count: 2, project: null },
        { eventType: AddedItemToProject, count: 3, project },
      ],
      models: ['KRB120', 'KUB180'],
    });
  });

  it('are paged, and filtered as the log is', async () => {
    const second = await visits('sales', { pageIndex: 1, pageSize: 2 });
    expect(idsOf(second.items)).toEqual(['24 06:00']);
    const added = await visits('sales', { eventType: [AddedItemToProject] });
    expect(added.items.map(({ actions }) => actions.length)).toEqual([1]);
  });

  it.each([
    ['no region', [], []],
    ['one region', [43], ['43 07:05']],
    ['three regions', [15, 24, 43], ['15 07:06', '43 07:05', '24 07:04', '24 06:00']],
  ])('are those of the caller’s regions: %s', async (_, regions, expected) => {
    await salesRegions(...regions);
    expect(idsOf((await visits('sales')).items)).toEqual(expected);
    expect(idsOf((await visits('sales', { salesRegionNumber: [99] })).items)).toEqual(expected);
    await salesRegions(24, 15);
  });

  it('are for staff alone', async () => {
    await expect(visits('engineer')).rejects.toMatchObject({ status: 403 });
    await expect(server.client().events.visits({})).rejects.toMatchObject({ status: 401 });
  });

  it('lead to a project where the caller may open it: administrators, and staff who are members', async () => {
    const canOpen = async (who: DemoUserName) =>
      (await visits(who)).items.flatMap(({ actions }) => actions.flatMap(({ project }) => project?.isReadable ?? []));
    expect([await canOpen('admin'), await canOpen('sales')]).toEqual([[true], [false]]);
    await addMember(server.store.db, projectId, await server.userId('sales'), 'viewer');
    expect(await canOpen('sales')).toEqual([true]);
    const { items } = await (await server.clientOf('sales')).events.salesRegionEvents({
      ...{ ...PERIOD, eventType: [AddedItemToProject], pageSize: 1 },
    });
    expect(items[0]).toMatchObject({ model: 'KUB180', project: { name: 'Northgate Clinic', isReadable: true } });
  });

  it('keep what was done in a project that is gone', async () => {
    await server.store.db.delete(schema.projects).where(eq(schema.projects.id, projectId));
    const { items } = await visits('sales');
    expect(items[2]?.actions[1]).toEqual({ eventType: AddedItemToProject, count: 3, project: null });
  });

  it('are those of the last 31 days of the period', async () => {
    expect((await visits('sales', { toDate: new Date(Date.UTC(2026, 3, 8, 6, 50)).toISOString() })).totalCount).toBe(2);
  });
});
