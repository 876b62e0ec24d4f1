import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { attach, configureRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

describeOnEachStore('The list of projects', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
    const sites = { Alpha: '60606', Ärztehaus: '80202', 'Beta 50': null, Gamma: '60606', 'Beta 5': '53202' };
    for (const [projectName, postalCode] of Object.entries(sites)) {
      const address = postalCode === null ? null : { postalCode };
      ids.set(projectName, (await engineer.projects.create({ projectName, address })).projectId);
    }
    const { fanItemId } = await configureRoofFan(engineer);
    await attach(engineer, ids.get('Alpha') ?? '', fanItemId);
  });
  afterAll(() => server.close());

  const names = async (query: Parameters<ApiClient['projectStubs']['page']>[0]) =>
    (await engineer.projectStubs.page(query)).items.map(({ name }) => decodeURIComponent(name));

  it('[A-172] says place, number of items and last edit of each', async () => {
    const [first] = (await engineer.projectStubs.page({})).items;
    expect(first).toMatchObject({ name: 'Alpha', city: 'Chicago', state: 'IL', itemCount: 1, isArchived: false });
    await expect(engineer.projectStubs.read({ projectId: ids.get('Alpha') ?? '' })).resolves.toEqual(first);
    expect((await engineer.projectStubs.list())[0]).toEqual(first);
  });

  it('[PRJ-023] is ordered by the last edit or by name', async () => {
    expect(await names({})).toEqual(['Alpha', 'Beta 5', 'Gamma', 'Beta 50', 'Ärztehaus']);
    expect(await names({ order: 'name' })).toEqual(expect.arrayContaining(['Alpha', 'Beta 5', 'Beta 50', 'Gamma']));
    expect((await names({ order: 'name' })).slice(0, 2)).toEqual(['Alpha', 'Beta 5']);
  });

  it('finds by name, city and reference id, and takes what is typed as it is', async () => {
    expect(await names({ search: ' GAM ' })).toEqual(['Gamma']);
    expect(await names({ search: 'ÄRZTE' })).toEqual(['Ärztehaus']);
    expect(await names({ search: 'chica', order: 'name' })).toEqual(['Alpha', 'Gamma']);
    const { referenceId } = await engineer.projects.read({ projectId: ids.get('Beta 50') ?? '' });
    expect(await names({ search: referenceId.toLowerCase() })).toEqual(['Beta 50']);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ search: 'a_pha' })).toEqual([]);
  });

  it('comes in pages that say how many there are', async () => {
    const page = await engineer.projectStubs.page({ pageIndex: 1, pageSize: 2, order: 'edited' });
    expect(page).toMatchObject({ totalCount: 5, pageIndex: 1, pageSize: 2 });
    expect(page.items.map(({ name }) => name)).toEqual(['Gamma', 'Beta%2050']);
    expect(await names({ pageIndex: 3, pageSize: 2 })).toEqual([]);
  });

  it('leaves archived projects out until they are requested, and their names stay theirs', async () => {
    const projectId = ids.get('Gamma') ?? '';
    await expect(engineer.projects.archive({ projectId, isArchived: true })).resolves.toMatchObject({
      isArchived: true,
      rowVersion: 1,
    });
    expect(await names({ search: 'gamma' })).toEqual([]);
    expect(await names({ isArchived: true })).toEqual(['Gamma']);
    expect((await engineer.projectStubs.list()).find((stub) => stub.projectId === projectId)?.isArchived).toBe(true);
    await expect(engineer.projects.create({ projectName: 'gamma' })).rejects.toMatchObject({ status: 400 });
    await engineer.projects.archive({ projectId, isArchived: false });
    expect(await names({ search: 'gamma' })).toEqual(['Gamma']);
  });

  it('is of one user and brand', async () => {
    const dev = await server.clientOf('dev');
    expect((await dev.projectStubs.page({ search: 'Alpha' })).totalCount).toBe(0);
    const otherBrand = await server.clientOf('engineer', { manufacturerLabelId: 214 });
    expect((await otherBrand.projectStubs.page({})).totalCount).toBe(0);
  });
});
