import { randomUUID } from 'node:crypto';
import type { ProjectItem, ReRatedItem } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { AddressType } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import { attach, configureCeilingFan, configureRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

const DENVER_FT = 5280;

describeOnEachStore('Rating items of a project again', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  async function placed(configure = configureRoofFan): Promise<ProjectItem> {
    const { projectId } = await engineer.projects.create({ projectName: `Job ${randomUUID().slice(0, 8)}` });
    return attach(engineer, projectId, (await configure(engineer)).fanItemId);
  }

  const idsOf = ({ projectId, projectItemId }: ProjectItem) => ({ projectId: projectId ?? '', projectItemId });
  const read = (item: ProjectItem) => engineer.projects.items.read(idsOf(item));
  const preview = async (item: ProjectItem, altitude: number | null = null): Promise<ReRatedItem | undefined> => {
    const { projectId, projectItemId } = idsOf(item);
    return (await engineer.projects.reRating.preview({ projectId, projectItemIds: [projectItemId], altitude }))[0];
  };
  const apply = (item: ProjectItem, altitude: number | null = null, rowVersion = item.rowVersion) => {
    const { projectId, projectItemId } = idsOf(item);
    return engineer.projects.reRating.apply({ projectId, items: [{ projectItemId, rowVersion }], altitude });
  };

  /** The item as an earlier price book, or another catalogue, left it. */
  async function alter(item: ProjectItem, change: Partial<typeof schema.fanItems.$inferInsert>): Promise<void> {
    const { fanItems } = schema;
    await server.store.db.update(fanItems).set(change).where(eq(fanItems.id, item.projectItemId));
  }

  it('says what would change at another altitude and writes nothing', async () => {
    const item = await placed();
    const change = await preview(item, DENVER_FT);
    expect(change).toMatchObject({ isChanged: true, reason: null, rowVersion: item.rowVersion });
    expect(change?.before).toMatchObject({ altitude: 594, rpm: item.rating?.rpm, price: item.price.total });
    expect(change?.after?.altitude).toBe(DENVER_FT);
    expect(change?.after?.rpm).toBeGreaterThan(change?.before.rpm ?? Number.NaN);
    await expect(read(item)).resolves.toEqual(item);
  });

  it('stores what was shown, under the altitude that was given', async () => {
    const item = await placed();
    const { projectId } = idsOf(item);
    await engineer.projects.saveAddress({ projectId, addressType: AddressType.Site, postalCode: '80202' });
    const change = await preview(item, DENVER_FT);
    const { items, skipped } = await apply(item, DENVER_FT);
    expect(skipped).toEqual([]);
    expect(items).toEqual([await read(item)]);
    expect(items[0]?.rating?.rpm).toBe(change?.after?.rpm);
    expect(items[0]?.rowVersion).toBe(item.rowVersion + 1);
    const specification = engineer.fanItem.exhaustSupply.specification({ fanItemId: item.fanItemId });
    await expect(specification).resolves.toMatchObject({ altitude: DENVER_FT, zip: '80202' });
  });

  it('leaves everything as it is where nothing has changed', async () => {
    const item = await placed();
    await expect(preview(item)).resolves.toMatchObject({ isChanged: false, droppedOptions: [] });
  });

  it('leaves ceiling fans where they are, whatever the altitude', async () => {
    const item = await placed(configureCeilingFan);
    await expect(preview(item, DENVER_FT)).resolves.toMatchObject({ isChanged: false });
  });

  it('says which version an item is behind, and brings it up to date', async () => {
    const item = await placed();
    expect(item.outOfDate).toEqual([]);
    await alter(item, { priceBookVersion: 'of last year', engineVersion: '0.1' });
    expect((await read(item)).outOfDate).toEqual(['engine', 'priceBook']);
    const { projectItems } = await engineer.projects.read({ projectId: item.projectId ?? '' });
    expect(projectItems[0]?.outOfDate).toEqual(['engine', 'priceBook']);
    const { items } = await apply(item);
    expect(items[0]?.outOfDate).toEqual([]);
  });

  it('drops an option that is no longer offered and says so', async () => {
    const item = await placed();
    const [row] = await server.store.db.select().from(schema.fanItems).where(eq(schema.fanItems.id, item.fanItemId));
    if (row === undefined) throw new Error('The item is not stored');
    const gone = { fanOptionId: 999_999, description: 'Gilded inlet', price: 10, isChecked: true, optionType: 0 };
    await alter(item, {
      configuration: { ...row.configuration, optionIds: [...row.configuration.optionIds, gone.fanOptionId] },
      snapshot: { ...row.snapshot, fanOptions: [...row.snapshot.fanOptions, gone] },
    });
    await expect(preview(item)).resolves.toMatchObject({ isChanged: true, droppedOptions: ['Gilded inlet'] });
    const { items } = await apply(item);
    expect(items[0]?.fanOptions.map(({ description }) => description)).not.toContain('Gilded inlet');
  });

  it('skips an item that is no longer offered with its reason, and takes the others', async () => {
    const item = await placed();
    const { projectId } = idsOf(item);
    const kept = await attach(engineer, projectId, (await configureRoofFan(engineer)).fanItemId);
    const [row] = await server.store.db.select().from(schema.fanItems).where(eq(schema.fanItems.id, item.fanItemId));
    if (row === undefined) throw new Error('The item is not stored');
    await alter(item, { configuration: { ...row.configuration, fanUnitId: 99_999_999 } });
    await expect(preview(item, DENVER_FT)).resolves.toMatchObject({ after: null, reason: expect.any(String) });
    const items = [item, kept].map(({ projectItemId, rowVersion }) => ({ projectItemId, rowVersion }));
    const response = await engineer.projects.reRating.apply({ projectId, items, altitude: DENVER_FT });
    expect(response.skipped).toEqual([{ projectItemId: item.projectItemId, reason: expect.any(String) }]);
    expect(response.items.map(({ projectItemId }) => projectItemId)).toEqual([kept.projectItemId]);
    await expect(read(item)).resolves.toMatchObject({ rowVersion: item.rowVersion });
  });

  it('[A-247] changes none of them when one was changed meanwhile', async () => {
    const item = await placed();
    const { projectId } = idsOf(item);
    const other = await attach(engineer, projectId, (await configureRoofFan(engineer)).fanItemId);
    await engineer.projects.items.update({ ...idsOf(other), notes: 'On the roof' });
    const items = [item, other].map(({ projectItemId, rowVersion }) => ({ projectItemId, rowVersion }));
    await expect(engineer.projects.reRating.apply({ projectId, items, altitude: DENVER_FT })).rejects.toMatchObject({
      status: 409,
      data: { current: { projectItemId: other.projectItemId, notes: 'On the roof' } },
    });
    await expect(read(item)).resolves.toEqual(item);
  });

  it('finds no items of another project', async () => {
    const [one, other] = [await placed(), await placed()];
    const foreign = { projectId: one.projectId ?? '', projectItemIds: [other.projectItemId] };
    await expect(engineer.projects.reRating.preview(foreign)).rejects.toMatchObject({ status: 404 });
  });

  it('lets other calls in between the items', async () => {
    const item = await placed();
    const { projectId } = idsOf(item);
    for (let count = 1; count < 25; count++) {
      await attach(engineer, projectId, (await configureRoofFan(engineer)).fanItemId);
    }
    // In each turn of the event loop, the server could have handled another call.
    let turns = 0;
    let isRunning = true;
    const count = () => {
      turns++;
      if (isRunning) setImmediate(count);
    };
    const before = await engineer.projects.read({ projectId });
    setImmediate(count);
    await engineer.projects.reRating.preview({ projectId, projectItemIds: null, altitude: DENVER_FT });
    isRunning = false;
    expect(turns).toBeGreaterThanOrEqual(before.projectItems.length);
  });
});
