import { randomUUID } from 'node:crypto';
import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { attach, configureCeilingFan, configureRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

/** What makes a copy another item than the one it was made of. */
const IDENTITY = ['fanItemId', 'projectItemId', 'projectId', 'itemIndex', 'buildingId', 'tag', 'qty', 'rowVersion'];
const configured = (item: ProjectItem) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !IDENTITY.includes(name)));

describeOnEachStore('Copies of items', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  const newProject = async (client = engineer) =>
    (await client.projects.create({ projectName: `Job ${randomUUID()}` })).projectId;
  const placedIn = async (projectId: string) =>
    attach(engineer, projectId, (await configureRoofFan(engineer)).fanItemId);
  const plan = { newTag: 'EF-', newQuant: 3, startNumber: 3, makeOneCopy: false };

  it('[API-062] [CLP-002] place an item in another project, behind what is there and without its building', async () => {
    const [from, to] = [await newProject(), await newProject()];
    const { id: buildingId } = await engineer.projects.saveBuilding({ projectId: from, squareFeet: 1000 });
    const { fanItemId } = await configureCeilingFan(engineer);
    const placed = { projectId: from, itemId: fanItemId, tag: 'HV-1', qty: 2, notes: 'Bay', buildingId };
    const original = await engineer.projects.attachItem(placed);
    await placedIn(to);
    const copy = await engineer.fanItem.copyTo({ fanItemId, destinationProjectId: to, imagePath: original.image });
    expect(copy).toMatchObject({ projectId: to, tag: 'HV-1', qty: 2, notes: 'Bay', buildingId: null, itemIndex: 1 });
    expect(copy.fanItemId).not.toBe(fanItemId);
    expect(configured(copy)).toEqual(configured(original));
    const kept = await engineer.projects.items.read({ projectId: from, projectItemId: fanItemId });
    expect(kept).toMatchObject({ buildingId });
  });

  it('become alternates of an item of the project where they are made beside it', async () => {
    const projectId = await newProject();
    const { fanItemId } = await placedIn(projectId);
    const beside = { fanItemId, destinationProjectId: projectId, alternateToId: fanItemId };
    const copy = await engineer.fanItem.copyTo(beside);
    expect(copy).toMatchObject({ projectId, alternateToId: fanItemId, selected: false });
    const another = await engineer.fanItem.copyTo({ ...beside, fanItemId: copy.fanItemId });
    expect(another.alternateToId).toBe(fanItemId);
    const elsewhere = { ...beside, destinationProjectId: await newProject() };
    await expect(engineer.fanItem.copyTo(elsewhere)).rejects.toMatchObject({
      status: 400,
      data: { modelState: { alternateToId: [expect.any(String)] } },
    });
  });

  it('[CLP-003] are made once, however often the same copy is requested', async () => {
    const [from, to] = [await newProject(), await newProject()];
    const { fanItemId } = await placedIn(from);
    const context = { idempotencyKey: randomUUID() };
    const copy = () => engineer.fanItem.copyTo({ fanItemId, destinationProjectId: to }, { context });
    const [first, second] = await Promise.all([copy(), copy()]);
    expect(second).toEqual(first);
    await engineer.projects.items.delete({ projectId: from, projectItemIds: [fanItemId] });
    const { projectItems } = await engineer.projects.read({ projectId: to });
    expect(projectItems).toEqual([first]);
  });

  it('go to projects of the same user and brand alone', async () => {
    const { fanItemId } = await placedIn(await newProject());
    const dev = await server.clientOf('dev');
    const foreign = await newProject(dev);
    await expect(engineer.fanItem.copyTo({ fanItemId, destinationProjectId: foreign })).rejects.toMatchObject({
      status: 400,
      data: { modelState: { destinationProjectId: [expect.any(String)] } },
    });
    await expect(dev.fanItem.copyTo({ fanItemId, destinationProjectId: foreign })).rejects.toMatchObject({
      status: 404,
    });
    const otherBrand = await newProject(await server.clientOf('engineer', { manufacturerLabelId: 214 }));
    await expect(engineer.fanItem.copyTo({ fanItemId, destinationProjectId: otherBrand })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('[API-061] [TAG-006] are numbered one by one in their project', async () => {
    const projectId = await newProject();
    const { fanItemId } = await placedIn(projectId);
    const copies = await engineer.fanItem.clone({ fanItemId, ...plan, imagePath: null });
    expect(copies.map(({ tag, qty, itemIndex }) => [tag, qty, itemIndex])).toEqual([
      ['EF-3', 1, 1],
      ['EF-4', 1, 2],
      ['EF-5', 1, 3],
    ]);
    const { projectItems } = await engineer.projects.read({ projectId });
    expect(projectItems.slice(1)).toEqual(copies);
  });

  it('[TAG-005] are one with the whole quantity when nothing is numbered, or one of the range', async () => {
    const { fanItemId } = await placedIn(await newProject());
    const one = { newQuant: 4, makeOneCopy: true };
    const [plain, ...others] = await engineer.fanItem.clone({ fanItemId, newTag: null, startNumber: null, ...one });
    expect(others).toEqual([]);
    expect(plain).toMatchObject({ tag: null, qty: 4 });
    const [range] = await engineer.fanItem.clone({ fanItemId, newTag: 'EF-', startNumber: 7, ...one });
    expect(range).toMatchObject({ tag: 'EF-7 ... EF-10', qty: 4 });
  });

  it.each([
    ['newQuant', { newQuant: 0 }],
    ['newQuant', { newQuant: 100 }],
    ['newQuant', { newQuant: 1e12 }],
    ['startNumber', { startNumber: null }],
    ['startNumber', { startNumber: 100_000 }],
    ['newTag', { newTag: 'x'.repeat(50) }],
  ])('[TAG-002] are rejected by the name of the field: %s of %p', async (field, wrong) => {
    const { fanItemId } = await placedIn(await newProject());
    await expect(engineer.fanItem.clone({ fanItemId, ...plan, ...wrong })).rejects.toMatchObject({
      status: 400,
      data: { modelState: expect.objectContaining({ [field]: expect.any(Array) }) },
    });
  });

  it('are made of items in projects alone', async () => {
    const { fanItemId } = await configureRoofFan(engineer);
    await expect(engineer.fanItem.clone({ fanItemId, ...plan })).rejects.toMatchObject({
      status: 400,
      data: { modelState: { fanItemId: ['The item is not in a project.'] } },
    });
  });
});
