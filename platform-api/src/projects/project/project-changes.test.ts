import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { eq } from 'drizzle-orm';
import { attach, configureRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';
import { fillNameKeys } from './fill-name-keys.ts';

describeOnEachStore('Changes of a project', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  it.each([
    ['STRASSE 4', 'straße 4'],
    ['ΟΔΟΣ', 'οδος'],
    ['Café'.normalize('NFC'), 'CAFÉ'.normalize('NFD')],
    ['İZMİR', 'İZMİR'.toLowerCase()],
  ])('[PRJ-007] reject %s beside %s, which is the same name by Unicode', async (first, second) => {
    await engineer.projects.create({ projectName: first });
    await expect(engineer.projects.create({ projectName: second })).rejects.toMatchObject({
      status: 400,
      data: { modelState: { projectName: ['Another project has that name'] } },
    });
  });

  it('[PRJ-009] [PRJ-010] keep the name as it was written, encoded on the wire alone', async () => {
    const project = await engineer.projects.create({ projectName: 'Clínica & Straße' });
    const encoded = 'Cl%C3%ADnica%20%26%20Stra%C3%9Fe';
    expect(project).toMatchObject({ name: encoded, displayName: encoded, projectName: 'Clínica & Straße' });
    const [row] = await server.store.db.select().from(schema.projects).where(eq(schema.projects.id, project.projectId));
    expect(row).toMatchObject({ name: 'Clínica & Straße', nameKey: 'clínica & strasse' });
  });

  it('[API-105] change name, site and settings together, or none of them', async () => {
    const { projectId } = await engineer.projects.create({ projectName: 'Whole' });
    const operatingCost = { daysPerWeek: 5, hoursPerDay: 10, electricCostPerKwh: 0.2 };
    const change = { projectId, projectName: 'Whole 2', address: { postalCode: '60606' }, settings: { operatingCost } };
    const changed = await engineer.projects.change({ ...change, rowVersion: 1 });
    expect(changed).toMatchObject({
      projectName: 'Whole 2',
      siteAddress: { city: 'Chicago', state: 'IL' },
      settings: { operatingCost },
      rowVersion: 2,
    });
    await engineer.projects.create({ projectName: 'Other' });
    await expect(engineer.projects.change({ projectId, projectName: 'other', address: null })).rejects.toMatchObject({
      status: 400,
    });
    await expect(engineer.projects.change({ ...change, rowVersion: 1 })).rejects.toMatchObject({ status: 409 });
    await expect(engineer.projects.read({ projectId })).resolves.toEqual(changed);
    const emptied = await engineer.projects.change({ projectId, projectName: 'Whole 2', address: null });
    expect(emptied).toMatchObject({ siteAddress: null, settings: { operatingCost } });
  });

  it('[API-102] delete it with all it holds, for its owner alone', async () => {
    const { projectId } = await engineer.projects.create({ projectName: 'To go', address: { postalCode: '60606' } });
    const { fanItemId } = await configureRoofFan(engineer);
    await attach(engineer, projectId, fanItemId);
    await engineer.projects.saveBuilding({ projectId, squareFeet: 1000 });
    const dev = await server.clientOf('dev');
    await expect(dev.projectStubs.delete({ projectId })).rejects.toMatchObject({ status: 404 });
    const admin = await server.clientOf('admin');
    await expect(admin.projectStubs.delete({ projectId })).rejects.toMatchObject({ status: 403 });
    await expect(engineer.projectStubs.delete({ projectId })).resolves.toBeUndefined();
    await expect(engineer.projects.read({ projectId })).rejects.toMatchObject({ status: 404 });
    await expect(engineer.fanItem.read({ fanItemId })).rejects.toMatchObject({ status: 404 });
    expect((await engineer.projectStubs.list()).map((stub) => stub.projectId)).not.toContain(projectId);
    await expect(engineer.projectStubs.delete({ projectId })).rejects.toMatchObject({ status: 404 });
  });

  it('fill the keys of names that were stored before there were any', async () => {
    const { db } = server.store;
    const { userId } = await engineer.user.details();
    const stored = ['Große Halle', 'GROSSE HALLE', 'Über'].map((name, index) => ({
      ...{ userId, manufacturerLabelId: 1, name, nameKey: `to fill:${index}`, referenceId: `F-${index}` },
      operatingCost: { daysPerWeek: 5, hoursPerDay: 8, electricCostPerKwh: 0.1 },
      createdOnUtc: new Date(2026, 0, 1 + index),
    }));
    await db.insert(schema.projects).values(stored);
    await fillNameKeys(db);
    const rows = await db.select().from(schema.projects).orderBy(schema.projects.createdOnUtc).limit(3);
    expect(rows.map(({ name, nameKey, id }) => [name, nameKey.replace(id, 'id')])).toEqual([
      ['Große Halle', 'grosse halle'],
      ['GROSSE HALLE', 'grosse halle id'],
      ['Über', 'über'],
    ]);
    await fillNameKeys(db);
    const again = await db.select().from(schema.projects).orderBy(schema.projects.createdOnUtc).limit(3);
    expect(again).toEqual(rows);
  });
});
