import { randomUUID } from 'node:crypto';
import type { FanItem } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { ExtendedOptionType, FanCategory, UserActionType } from '@specbuilder/shared-contracts/domain';
import { and, eq } from 'drizzle-orm';
import { attach, configureCeilingFan, configureRoofFan, configureRooftopUnit } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';
import type { ItemSnapshot } from '../../core/store/schema/index.ts';

describeOnEachStore('Items of a project', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  let projectId: string;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
    ({ projectId } = await engineer.projects.create({ projectName: 'Harbor Clinic' }));
  });
  afterAll(() => server.close());

  it('[SAV-015] [A-137] take in a guest’s item, which belongs to the user from then on', async () => {
    const guestKey = randomUUID();
    const guest = server.client({ guestKey });
    const { fanItemId } = await configureRoofFan(guest);
    await expect(attach(engineer, projectId, fanItemId)).rejects.toMatchObject({ status: 404 });
    const claiming = await server.clientOf('engineer', { guestKey });
    const item = await attach(claiming, projectId, fanItemId);
    expect(item).toMatchObject({ projectId, tag: 'EF-1', qty: 2, userId: await server.userId('engineer') });
    await expect(guest.fanItem.read({ fanItemId })).rejects.toMatchObject({ status: 404 });
    const { projectItems } = await engineer.projects.read({ projectId });
    expect(projectItems).toContainEqual(item);
  });

  it('[API-104] [API-109] [API-114] are attached with tag, quantity, notes and building, and read with their project', async () => {
    const { fanItemId } = await configureCeilingFan(engineer);
    const building = await engineer.projects.saveBuilding({ projectId, squareFeet: 20_000 });
    const placed = { tag: 'HF-7', qty: 3, notes: 'Level 3', buildingId: building.id };
    const item = await attach(engineer, projectId, fanItemId, placed);
    expect(item).toMatchObject(placed);
    const read = await engineer.projects.read({ projectId });
    expect(read).toMatchObject({ projectId, displayName: 'Harbor%20Clinic' });
    expect(read.projectItems).toContainEqual(item);
    expect(await engineer.projects.items.read({ projectId, projectItemId: fanItemId })).toEqual(item);
  });

  it('[A-247] are saved once however often the same save arrives, with one user action', async () => {
    const { fanItemId } = await configureRoofFan(engineer);
    const { projectId: job } = await engineer.projects.create({ projectName: 'Once' });
    const attachment = { projectId: job, itemId: fanItemId, tag: null, qty: 1, notes: null };
    const context = { idempotencyKey: randomUUID() };
    const [first, second] = await Promise.all([
      engineer.projects.attachItem(attachment, { context }),
      engineer.projects.attachItem(attachment, { context }),
    ]);
    expect(second).toEqual(first);
    const actions = await server.store.db
      .select()
      .from(schema.userEvents)
      .where(
        and(eq(schema.userEvents.projectId, job), eq(schema.userEvents.eventType, UserActionType.AddedItemToProject)),
      );
    expect(actions).toHaveLength(1);
    expect(actions[0]).toMatchObject({ fanCategoryType: FanCategory.Exhaust, salesRegionNumber: 24 });
  });

  it('reject an item that is not complete, in the words of the configuration', async () => {
    const item = await incompleteItem();
    await expect(attach(engineer, projectId, item.fanItemId)).rejects.toMatchObject({
      status: 400,
      data: { modelState: { itemId: expect.arrayContaining([expect.any(String)]) } },
    });
  });

  it('are ready, incomplete while a choice is open, and invalid when something chosen has to change', async () => {
    const { fanItemId } = await configureCeilingFan(engineer);
    const added = await attach(engineer, projectId, fanItemId);
    expect(added).toMatchObject({ state: 'ready', errors: [] });
    const place = { projectId, projectItemId: added.projectItemId };
    const { fanOptions } = await engineer.fanItem.options.list({ fanItemId });
    const mount = fanOptions.find(({ code }) => code === 'HMIB');
    await engineer.fanItem.options.set({ fanItemId, fanOptionId: mount?.fanOptionId ?? 0, selected: false });
    await expect(engineer.projects.items.read(place)).resolves.toMatchObject({ state: 'incomplete' });
    const { fanItems } = schema;
    const [row] = await server.store.db.select().from(fanItems).where(eq(fanItems.id, fanItemId));
    const snapshot = { ...row?.snapshot, errors: ['The drive cannot reach 2,400 rpm'] } as ItemSnapshot;
    await server.store.db.update(fanItems).set({ snapshot }).where(eq(fanItems.id, fanItemId));
    await expect(engineer.projects.items.read(place)).resolves.toMatchObject({ state: 'invalid' });
  });

  async function incompleteItem(): Promise<FanItem> {
    const item = await configureCeilingFan(engineer);
    const { fanItemId } = item;
    const { fanOptions } = await engineer.fanItem.options.list({ fanItemId });
    const mount = fanOptions.find(({ code }) => code === 'HMIB');
    await engineer.fanItem.options.set({ fanItemId, fanOptionId: mount?.fanOptionId ?? 0, selected: false });
    const { errors } = await engineer.fanItem.validation({ fanItemId });
    expect(errors).not.toEqual([]);
    return item;
  }

  it('[ITM-001] say what is chosen in the list of options and in the sections beside it', async () => {
    const { fanItemId } = await configureRooftopUnit(engineer);
    const item = await attach(engineer, projectId, fanItemId);
    const { fanOptions } = await engineer.fanItem.options.list({ fanItemId });
    const checked = fanOptions.filter(({ isChecked }) => isChecked).map((option) => option.fanOptionId);
    expect(item.fanOptions.map((option) => option.fanOptionId)).toEqual(checked);
    const types = item.fanExtendedOptions.map(({ optionType }) => optionType);
    const { CoolingHeatPump, GasType, Intake, TemperatureControl } = ExtendedOptionType;
    expect(types).toEqual(expect.arrayContaining([CoolingHeatPump, GasType, Intake, TemperatureControl]));
    const { intakes } = await engineer.fanItem.intakes.list({ fanItemId });
    const intake = intakes.find(({ selected }) => selected);
    expect(item.fanExtendedOptions.find(({ optionType }) => optionType === Intake)).toEqual({
      ...{ fanOptionId: intake?.id, description: intake?.description, price: intake?.price },
      ...{ isChecked: true, optionType: Intake },
    });
    await expect(engineer.projects.items.read({ projectId, projectItemId: fanItemId })).resolves.toEqual(item);
  });

  it('replace one another in one go, in the same place', async () => {
    const [old, next] = [await configureRoofFan(engineer), await configureRoofFan(engineer)];
    const { itemIndex } = await attach(engineer, projectId, old.fanItemId);
    const replaced = await attach(engineer, projectId, next.fanItemId, { replacesItemId: old.fanItemId });
    expect(replaced.itemIndex).toBe(itemIndex);
    await expect(engineer.fanItem.read({ fanItemId: old.fanItemId })).rejects.toMatchObject({ status: 404 });
  });

  it('go into no project of another user, of another brand, or with a building that is not its own', async () => {
    const { fanItemId } = await configureRoofFan(engineer);
    const dev = await server.clientOf('dev');
    const foreign = await dev.projects.create({ projectName: 'Foreign' });
    await expect(attach(engineer, foreign.projectId, fanItemId)).rejects.toMatchObject({ status: 404 });
    const branded = await server.clientOf('engineer', { manufacturerLabelId: 214 });
    const other = await branded.projects.create({ projectName: 'Other brand' });
    await expect(attach(branded, other.projectId, fanItemId)).rejects.toMatchObject({ status: 400 });
    await expect(attach(engineer, projectId, fanItemId, { buildingId: 999 })).rejects.toMatchObject({
      data: { modelState: { buildingId: [expect.any(String)] } },
    });
    await expect(engineer.fanItem.read({ fanItemId })).resolves.toMatchObject({ projectId: null });
  });

  it('[API-115] [A-247] change tag, quantity and notes, unless another user did so meanwhile', async () => {
    const { fanItemId } = await configureRoofFan(engineer);
    const { rowVersion } = await attach(engineer, projectId, fanItemId);
    const change = { projectId, projectItemId: fanItemId, tag: 'EF-9', quantity: 4, notes: 'Level 3' };
    const changed = await engineer.projects.items.setTagQuantityAndNotes({ ...change, rowVersion });
    expect(changed).toMatchObject({ tag: 'EF-9', qty: 4, notes: 'Level 3', rowVersion: rowVersion + 1 });
    const stale = engineer.projects.items.setTagQuantityAndNotes({ ...change, tag: 'X', rowVersion });
    await expect(stale).rejects.toMatchObject({ status: 409 });
    await expect(engineer.projects.items.read({ projectId, projectItemId: fanItemId })).resolves.toEqual(changed);
  });

  it('have a location, which stays in a replacement, in a copy and in the project file', async () => {
    const { projectId: job } = await engineer.projects.create({ projectName: 'Located' });
    const [first, second] = [await configureRoofFan(engineer), await configureRoofFan(engineer)];
    await attach(engineer, job, first.fanItemId, { location: 'Kitchen hood, level 2' });
    const replacing = await attach(engineer, job, second.fanItemId, { replacesItemId: first.fanItemId });
    expect(replacing).toMatchObject({ location: 'Kitchen hood, level 2' });
    const { projectItemId } = replacing;
    const edit = (location: string | null, was: string | null) =>
      engineer.projects.items.update({ projectId: job, projectItemId, location, was: { location: was } });
    await expect(edit('Dish room', 'Kitchen hood, level 2')).resolves.toMatchObject({ location: 'Dish room' });
    await expect(edit('Bakery', 'Kitchen hood, level 2')).rejects.toMatchObject({
      ...{ status: 409, message: expect.stringMatching(/the location of \S+ is now Dish room\.$/) },
    });
    await expect(edit('x'.repeat(201), 'Dish room')).rejects.toMatchObject({ status: 400 });
    const copy = await engineer.fanItem.copyTo({ fanItemId: projectItemId, destinationProjectId: projectId });
    expect(copy).toMatchObject({ location: 'Dish room' });
    const document = await engineer.projects.file.export({ projectId: job });
    expect(document.items).toMatchObject([{ location: 'Dish room' }]);
  });

  it('[API-116] are deleted all together or not at all', async () => {
    const { fanItemId } = await configureRoofFan(engineer);
    await attach(engineer, projectId, fanItemId);
    const remove = (projectItemIds: string[]) => engineer.projects.items.delete({ projectId, projectItemIds });
    await expect(remove([fanItemId, randomUUID()])).rejects.toMatchObject({ status: 404 });
    await expect(engineer.fanItem.read({ fanItemId })).resolves.toMatchObject({ projectId });
    await remove([fanItemId]);
    await expect(engineer.fanItem.read({ fanItemId })).rejects.toMatchObject({ status: 404 });
  });
});
