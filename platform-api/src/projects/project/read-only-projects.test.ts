import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { eq } from 'drizzle-orm';
import { attach, configureRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

describeOnEachStore('Projects of a brand that are read-only', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  async function setReadOnly(readOnlyProjects: boolean): Promise<void> {
    const { db } = server.store;
    const { brands } = schema;
    const ofBrand = eq(brands.manufacturerLabelId, 1);
    const [brand] = await db.select().from(brands).where(ofBrand);
    if (brand === undefined) throw new Error('The first brand is gone');
    await db
      .update(brands)
      .set({ features: { ...brand.features, readOnlyProjects } })
      .where(ofBrand);
  }

  it('[ITM-008] can be read by their owners, who are rejected every change of them and of their items', async () => {
    const { projectId } = await engineer.projects.create({ projectName: 'Closed' });
    const item = await attach(engineer, projectId, (await configureRoofFan(engineer)).fanItemId);
    const { fanItemId, projectItemId } = item;
    await setReadOnly(true);
    const project = await engineer.projects.read({ projectId });
    expect(project.projectItems[0]).toMatchObject({ projectItemId, isReadOnly: true });
    const rejected = { status: 403 };
    await expect(engineer.projects.rename({ projectId, projectName: 'Open' })).rejects.toMatchObject(rejected);
    const edit = { projectId, projectItemId, tag: 'X' };
    await expect(engineer.projects.items.update(edit)).rejects.toMatchObject(rejected);
    const motorVoltageId = item.voltage.id;
    await expect(engineer.fanItem.voltage.set({ fanItemId, motorVoltageId })).rejects.toMatchObject(rejected);
    await setReadOnly(false);
    await expect(engineer.projects.items.update(edit)).resolves.toMatchObject({ tag: 'X', isReadOnly: false });
  });
});
