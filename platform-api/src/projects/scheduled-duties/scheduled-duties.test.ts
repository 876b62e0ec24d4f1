import { randomUUID } from 'node:crypto';
import type { DutyFields } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { DUTY } from '../../../test/project-samples.ts';
import { attach, configureCeilingFan, configureRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

describeOnEachStore('The schedule of a project', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  const newProject = async () => (await engineer.projects.create({ projectName: `Job ${randomUUID()}` })).projectId;
  const duty = (tag: string, change: Partial<DutyFields> = {}): DutyFields => ({ ...DUTY, tag, ...change });
  const duties = () => engineer.projects.scheduledDuties;
  const listed = async (projectId: string) =>
    (await duties().read({ projectId })).map(({ tag, airflow, position, rowVersion }) => [
      ...[tag, airflow, position, rowVersion],
    ]);

  it('is pasted: rows of known tags take the new figures, others come behind', async () => {
    const projectId = await newProject();
    await duties().saveMany({ projectId, duties: [duty('EF-1'), duty('EF-2')] });
    await duties().saveMany({ projectId, duties: [duty('EF-3'), duty('ef-1', { airflow: 3000 })] });
    await expect(listed(projectId)).resolves.toEqual([
      ['ef-1', 3000, 0, 2],
      ['EF-2', 2500, 1, 1],
      ['EF-3', 2500, 2, 1],
    ]);
    await duties().saveMany({ projectId, duties: [duty('EF-3'), duty('EF-2')], replacesAll: true });
    await expect(listed(projectId)).resolves.toEqual([
      ['EF-3', 2500, 0, 2],
      ['EF-2', 2500, 1, 2],
    ]);
  });

  it('takes all rows or none, and names every row that is wrong', async () => {
    const projectId = await newProject();
    const save = (...rows: DutyFields[]) => duties().saveMany({ projectId, duties: rows });
    await expect(
      save(duty('EF-1'), duty(' '), duty('EF-3', { airflow: -1, staticPressure: 31 })),
    ).rejects.toMatchObject({
      status: 400,
      data: {
        modelState: {
          'duties.1.tag': ['Enter a tag'],
          'duties.2.airflow': ['Airflow: 1 to 500,000 cfm'],
          'duties.2.staticPressure': [expect.stringContaining('0 to 30')],
        },
      },
    });
    await expect(save(duty('EF-1'), duty('EF-2'), duty(' ef-1'))).rejects.toMatchObject({
      status: 400,
      data: { modelState: { 'duties.2.tag': ['The tag is used twice: also in line 1.'] } },
    });
    await expect(listed(projectId)).resolves.toEqual([]);
  });

  it('is written by hand, row by row, and no user’s row is overwritten unseen', async () => {
    const projectId = await newProject();
    const dutyId = randomUUID();
    const first = await duties().saveOne({ projectId, dutyId, ...duty('EF-1') });
    await expect(duties().saveOne({ projectId, dutyId, ...duty('EF-1') })).resolves.toMatchObject({ id: first.id });
    const { rowVersion } = await duties().saveOne({ projectId, dutyId, ...duty('EF-2', { voltage: 480, phase: 3 }) });
    expect(rowVersion).toBe(3);
    await expect(duties().saveOne({ projectId, dutyId, ...duty('EF-3'), rowVersion: 1 })).rejects.toMatchObject({
      status: 409,
      data: { current: { tag: 'EF-2', voltage: 480 } },
    });
    await expect(duties().saveOne({ projectId, dutyId: randomUUID(), ...duty('ef-2') })).rejects.toMatchObject({
      data: { modelState: { tag: ['Another row has that tag.'] } },
    });
    await expect(duties().saveOne({ projectId: await newProject(), dutyId, ...duty('EF-9') })).rejects.toMatchObject({
      status: 404,
    });
    const gone = duties().saveOne({ projectId, dutyId: randomUUID(), ...duty('EF-4'), rowVersion: 1 });
    await expect(gone).rejects.toMatchObject({ status: 404 });
  });

  it('loses all rows that are named or none', async () => {
    const projectId = await newProject();
    const saved = await duties().saveMany({ projectId, duties: [duty('EF-1'), duty('EF-2')] });
    const ids = saved.map(({ id }) => id);
    await expect(duties().delete({ projectId, dutyIds: [...ids, randomUUID()] })).rejects.toMatchObject({
      status: 404,
    });
    await expect(duties().delete({ projectId: await newProject(), dutyIds: ids })).rejects.toMatchObject({
      status: 404,
    });
    await duties().delete({ projectId, dutyIds: ids.slice(0, 1) });
    await expect(listed(projectId)).resolves.toEqual([['EF-2', 2500, 1, 1]]);
    await duties().saveMany({ projectId, duties: [{ ...duty('EF-1'), position: 0 }] });
    await expect(listed(projectId)).resolves.toEqual([
      ['EF-1', 2500, 0, 1],
      ['EF-2', 2500, 1, 1],
    ]);
  });

  it('is filled from what the items were searched for, without touching what is there', async () => {
    const projectId = await newProject();
    const change = { sones: 20, motorVoltage: 115, motorPhase: 1 };
    const fan = await configureRoofFan(engineer, change);
    const ids = [
      fan.fanItemId,
      (await configureRoofFan(engineer)).fanItemId,
      (await configureRoofFan(engineer)).fanItemId,
    ];
    const ceiling = await configureCeilingFan(engineer);
    for (const [index, itemId] of ids.entries()) {
      await attach(engineer, projectId, itemId, { tag: ['EF-1', 'ef-1', null][index], qty: 2 });
    }
    await attach(engineer, projectId, ceiling.fanItemId, { tag: 'HV-1', qty: 3 });
    await duties().saveMany({ projectId, duties: [duty('HV-1', { note: 'By hand' })] });
    const items = { projectId, projectItemIds: [...ids, ceiling.fanItemId] };
    const filled = await duties().fromCriteria(items);
    expect(filled).toMatchObject([
      { tag: 'HV-1', note: 'By hand' },
      { tag: 'EF-1', airflow: 2000, staticPressure: 0.5, quantity: 4, maxSones: 20, voltage: 115, phase: 1 },
    ]);
    await expect(duties().fromCriteria(items)).resolves.toEqual(filled);
    await expect(duties().fromCriteria({ projectId, projectItemIds: [randomUUID()] })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('gives items the location of their tag, and leaves those alone that have one or had it removed', async () => {
    const projectId = await newProject();
    const [own, without, later] = [
      await configureRoofFan(engineer),
      await configureRoofFan(engineer),
      await configureRoofFan(engineer),
    ];
    await attach(engineer, projectId, own.fanItemId, { tag: 'EF-1', location: 'Lobby' });
    await attach(engineer, projectId, without.fanItemId, { tag: 'EF-2 ... EF-3' });
    const said = [duty('EF-1', { location: 'Kitchen' }), duty('ef-3', { location: 'Dish room' })];
    await duties().saveMany({ projectId, duties: [...said, duty('EF-4', { location: 'Bakery' })] });
    await attach(engineer, projectId, later.fanItemId, { tag: 'EF-4' });
    const locations = async () =>
      (await engineer.projects.read({ projectId })).projectItems.map(({ location }) => location);
    await expect(locations()).resolves.toEqual(['Lobby', 'Dish room', 'Bakery']);
    await engineer.projects.items.update({ projectId, projectItemId: without.fanItemId, location: null });
    await duties().saveMany({ projectId, duties: said });
    await expect(locations()).resolves.toEqual(['Lobby', null, 'Bakery']);
    // A program that knows no locations does not remove one.
    const rows = await duties().saveMany({ projectId, duties: [duty('EF-4')] });
    expect(rows.map(({ location }) => location)).toEqual(['Kitchen', 'Dish room', 'Bakery']);
  });

  it('is the owner’s, goes with the project and comes along with its copy', async () => {
    const { projectId, referenceId } = await engineer.projects.create({ projectName: `Job ${randomUUID()}` });
    const [a, b] = [await configureRoofFan(engineer), await configureRoofFan(engineer)];
    await attach(engineer, projectId, a.fanItemId);
    await attach(engineer, projectId, b.fanItemId, { alternateToId: a.fanItemId });
    await duties().saveMany({ projectId, duties: [duty('EF-1', { note: 'Roof' })] });
    const stranger = (await server.clientOf('dev')).projects.scheduledDuties;
    await expect(stranger.read({ projectId })).rejects.toMatchObject({ status: 404 });
    const sales = await server.clientOf('sales');
    const copy = await sales.projects.clone({ referenceId, source: 0 });
    const [first, second] = copy.projectItems;
    expect([first?.alternateToId, second?.alternateToId]).toEqual([null, first?.projectItemId]);
    const { id: _id, ...kept } = (await duties().read({ projectId }))[0] ?? {};
    await expect(sales.projects.scheduledDuties.read({ projectId: copy.projectId })).resolves.toMatchObject([kept]);
    await engineer.projectStubs.delete({ projectId });
    await expect(sales.projects.scheduledDuties.read({ projectId: copy.projectId })).resolves.toHaveLength(1);
  });
});
