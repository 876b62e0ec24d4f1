import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { statusOf } from '@specbuilder/shared-contracts/client';
import { insertFanItem, SNAPSHOT } from '../../../test/fan-item-fixture.ts';
import { attach, configureRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

describeOnEachStore('Buildings of a project', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  const rejected = (call: Promise<unknown>) => call.then(() => 'not rejected', statusOf);

  it('[API-119] [API-120] [BLD-003] are numbered after the highest number in use', async () => {
    const { projectId } = await engineer.projects.create({ projectName: 'Campus' });
    const save = (change: { id?: number | null; name?: string; squareFeet: number }) =>
      engineer.projects.saveBuilding({ projectId, ...change });
    await expect(save({ squareFeet: 100 })).resolves.toMatchObject({ name: 'Building 1', fans: [] });
    await save({ name: 'Building 7', squareFeet: 200 });
    await save({ name: 'Hall', squareFeet: 300, id: null });
    const eighth = await save({ squareFeet: 400, id: 0 });
    expect(eighth).toMatchObject({ name: 'Building 8', squareFeet: 400, projectId });
    await expect(save({ id: eighth.id, squareFeet: 450 })).resolves.toMatchObject({
      name: 'Building 8',
      squareFeet: 450,
    });
    const names = (await engineer.projects.buildings({ projectId })).map((building) => building.name);
    expect(names).toEqual(['Building 1', 'Building 7', 'Hall', 'Building 8']);
  });

  it('[BLD-001] [A-183] show the fans that were saved into them, as the project shows its items from their snapshot', async () => {
    const { projectId } = await engineer.projects.create({ projectName: 'With fans' });
    const building = await engineer.projects.saveBuilding({ projectId, squareFeet: 20_000 });
    const userId = await server.userId('engineer');
    const placed = { userId, projectId, buildingId: building.id, quantity: 3 };
    const { itemId, resultId } = await insertFanItem(server.store.db, placed);
    await expect(engineer.projects.buildings({ projectId })).resolves.toEqual([
      { ...building, fans: [{ coveredSquareFootage: 5000, quantity: 3 }] },
    ]);
    const { projectItems } = await engineer.projects.read({ projectId });
    expect(projectItems).toEqual([
      {
        ...SNAPSHOT,
        electricity: {
          fullLoadAmps: 2.1,
          motorAmps: 2.1,
          compressorAmps: 0,
          condenserFanAmps: 0,
          compressors: null,
          condenserFans: null,
          heaterAmps: 0,
          options: [],
          ownCircuits: [],
          apparentPower: 0.42,
          inputKw: 0.9,
        },
        state: 'ready',
        fanExtendedOptions: [],
        productDetailUrl: '/products/HV-20',
        motor: { ...SNAPSHOT.motor, motor: ['1.0 hp', 'TENV', '1,750 rpm', 'three phase'] },
        cooling: null,
        fanItemId: itemId,
        projectItemId: itemId,
        projectId,
        userId,
        resultId,
        itemType: 2,
        fanCategoryType: 5,
        subFanCategoryType: 0,
        fanUnitId: 7,
        tag: null,
        qty: 3,
        notes: null,
        location: null,
        itemIndex: 0,
        buildingId: building.id,
        alternateToId: null,
        selected: true,
        outOfDate: ['catalogue', 'engine', 'priceBook'],
        findings: ['version.priceBook', 'version.catalogue', 'version.engine'].map((code) =>
          expect.objectContaining({ code }),
        ),
        isReadOnly: false,
        versions: { catalogue: 'c1', engine: 'e1', priceBook: 'p1' },
        rowVersion: 1,
      },
    ]);
    const admin = await server.clientOf('admin');
    const seen = await admin.projects.read({ projectId });
    expect(seen.projectItems[0]?.isReadOnly).toBe(true);
    await expect(engineer.projectStubs.read({ projectId })).resolves.toMatchObject({ itemCount: 1 });
  });

  it('have one name each, whatever its case', async () => {
    const { projectId } = await engineer.projects.create({ projectName: 'Names' });
    const hall = await engineer.projects.saveBuilding({ projectId, name: 'Hall', squareFeet: 10 });
    const second = engineer.projects.saveBuilding({ projectId, name: ' hall', squareFeet: 20 });
    await expect(second).rejects.toMatchObject({ data: { modelState: { name: ['Another building has that name'] } } });
    const itself = engineer.projects.saveBuilding({ projectId, id: hall.id, name: 'HALL', squareFeet: 20 });
    await expect(itself).resolves.toMatchObject({ name: 'HALL', squareFeet: 20 });
  });

  it('are left by their fans when they are deleted', async () => {
    const { projectId } = await engineer.projects.create({ projectName: 'Torn down' });
    const { id } = await engineer.projects.saveBuilding({ projectId, squareFeet: 20_000 });
    const userId = await server.userId('engineer');
    const { itemId } = await insertFanItem(server.store.db, { userId, projectId, buildingId: id });
    await engineer.projects.deleteBuilding({ projectId, buildingId: id });
    await expect(engineer.projects.buildings({ projectId })).resolves.toEqual([]);
    const item = await engineer.projects.items.read({ projectId, projectItemId: itemId });
    expect(item).toMatchObject({ buildingId: null, rowVersion: 2 });
    expect(await rejected(engineer.projects.deleteBuilding({ projectId, buildingId: id }))).toBe(404);
  });

  it('[A-183] are joined and left by every kind of equipment, of which ceiling fans cover floor', async () => {
    const { projectId } = await engineer.projects.create({ projectName: 'Moves' });
    const { id } = await engineer.projects.saveBuilding({ projectId, squareFeet: 20_000 });
    const userId = await server.userId('engineer');
    const { itemId: projectItemId } = await insertFanItem(server.store.db, { userId, projectId, quantity: 2 });
    const place = (buildingId: number | null, rowVersion?: number) =>
      engineer.projects.setItemBuilding({ projectId, projectItemId, buildingId, rowVersion });
    await expect(place(id, 1)).resolves.toMatchObject({ buildingId: id, rowVersion: 2 });
    const [building] = await engineer.projects.buildings({ projectId });
    expect(building?.fans).toEqual([{ coveredSquareFootage: 5000, quantity: 2 }]);
    expect(await rejected(place(null, 1))).toBe(409);
    await expect(place(null, 2)).resolves.toMatchObject({ buildingId: null });
    expect(await rejected(place(999_999))).toBe(400);
    const roofFan = await attach(engineer, projectId, (await configureRoofFan(engineer)).fanItemId);
    const onRoof = { projectId, projectItemId: roofFan.projectItemId, buildingId: id };
    await expect(engineer.projects.setItemBuilding(onRoof)).resolves.toMatchObject({ buildingId: id });
    const [withRoofFan] = await engineer.projects.buildings({ projectId });
    expect(withRoofFan?.fans).toEqual([]);
  });

  it('that are added at the same moment have two numbers', async () => {
    const { projectId } = await engineer.projects.create({ projectName: 'Twins' });
    const both = await Promise.all([1, 2].map(() => engineer.projects.saveBuilding({ projectId, squareFeet: 10 })));
    expect(both.map((building) => building.name).sort()).toEqual(['Building 1', 'Building 2']);
  });

  it('of another project are not changed', async () => {
    const one = await engineer.projects.create({ projectName: 'One' });
    const two = await engineer.projects.create({ projectName: 'Two' });
    const building = await engineer.projects.saveBuilding({ projectId: one.projectId, squareFeet: 10 });
    const foreign = { projectId: two.projectId, id: building.id, squareFeet: 99 };
    expect(await rejected(engineer.projects.saveBuilding(foreign))).toBe(404);
    expect(await rejected(engineer.projects.saveBuilding({ ...foreign, id: 2 ** 40 }))).toBe(404);
    expect(await rejected(engineer.projects.saveBuilding({ ...foreign, id: 1.5 }))).toBe(400);
  });
});
