import { randomUUID } from 'node:crypto';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { attach, configureCeilingFan, configureRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

describeOnEachStore('Alternates in a project', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  const newProject = async () => (await engineer.projects.create({ projectName: `Job ${randomUUID()}` })).projectId;

  /** Fans EF-1 and on; the requested number of fans after the first are its alternates. */
  async function projectOf(count: number, alternates: number) {
    const projectId = await newProject();
    const ids: string[] = [];
    for (let index = 1; index <= count; index++) {
      const { fanItemId } = await configureRoofFan(engineer);
      await attach(engineer, projectId, fanItemId, { tag: `EF-${index}` });
      ids.push(fanItemId);
    }
    for (const id of ids.slice(1, alternates + 1)) await setAlternate(projectId, id, ids[0] ?? null);
    return { projectId, ids };
  }
  const setAlternate = (projectId: string, projectItemId: string, alternateToId: string | null) =>
    engineer.projects.alternates.set({ projectId, projectItemId, alternateToId });
  /** Tags with the places of their chosen items, in the order of the project. */
  async function offerOf(projectId: string, ids: readonly string[]) {
    const { projectItems } = await engineer.projects.read({ projectId });
    return projectItems.map(({ projectItemId, alternateToId, tag }) => [
      ids.indexOf(projectItemId),
      ...(alternateToId === null ? [] : [ids.indexOf(alternateToId)]),
      tag,
    ]);
  }

  it('have the tag of the chosen item, stand below it, are not selected and count in no number of items', async () => {
    const { projectId, ids } = await projectOf(3, 0);
    const [a = '', , c = ''] = ids;
    const response = await setAlternate(projectId, c, a);
    expect(response.items).toMatchObject([{ projectItemId: c, alternateToId: a, tag: 'EF-1', rowVersion: 2 }]);
    expect(response.order).toEqual([a, c, ids[1]]);
    await expect(offerOf(projectId, ids)).resolves.toEqual([
      [0, 'EF-1'],
      [2, 0, 'EF-1'],
      [1, 'EF-2'],
    ]);
    const read = await engineer.projects.read({ projectId });
    expect(read.selectedProjectItemIds).toEqual([a, ids[1]]);
    expect(read.projectItems.map(({ itemIndex, selected }) => [itemIndex, selected])).toEqual([
      [0, true],
      [1, false],
      [2, true],
    ]);
    await expect(engineer.projectStubs.read({ projectId })).resolves.toMatchObject({ itemCount: 2 });
  });

  it('follow the chosen item when it is renamed or moved, and have no tag of their own', async () => {
    const { projectId, ids } = await projectOf(3, 1);
    const [a = '', b = '', c = ''] = ids;
    await engineer.projects.items.update({ projectId, projectItemId: a, tag: 'SF-1' });
    await engineer.projects.items.setIndex({ projectId, projectItemId: a, itemIndex: 2 });
    await expect(offerOf(projectId, ids)).resolves.toEqual([
      [2, 'EF-3'],
      [0, 'SF-1'],
      [1, 0, 'SF-1'],
    ]);
    await engineer.projects.items.setIndex({ projectId, projectItemId: b, itemIndex: 0 });
    await expect(offerOf(projectId, ids)).resolves.toEqual([
      [2, 'EF-3'],
      [0, 'SF-1'],
      [1, 0, 'SF-1'],
    ]);
    const rename = (tag: string) =>
      engineer.projects.items.update({ projectId, projectItemId: b, tag, notes: 'Quiet' });
    await expect(rename('X')).rejects.toMatchObject({
      status: 400,
      data: { modelState: { tag: [expect.any(String)] } },
    });
    await expect(rename('SF-1')).resolves.toMatchObject({ notes: 'Quiet' });
    await expect(setAlternate(projectId, a, b)).rejects.toMatchObject({ status: 400 });
    await expect(setAlternate(projectId, c, randomUUID())).rejects.toMatchObject({
      data: { modelState: { alternateToId: ['The project has no such item.'] } },
    });
  });

  it('are chosen in the place of the item that was, and offered separately again', async () => {
    const { projectId, ids } = await projectOf(4, 2);
    const [a = '', b = '', c = '', d = ''] = ids;
    const response = await engineer.projects.alternates.choose({ projectId, projectItemId: c });
    expect(response.order).toEqual([c, b, a, d]);
    expect(response.items.map(({ projectItemId }) => projectItemId).sort()).toEqual([a, b, c].sort());
    await setAlternate(projectId, b, null);
    await expect(offerOf(projectId, ids)).resolves.toEqual([
      [2, 'EF-1'],
      [0, 2, 'EF-1'],
      [1, 'EF-1'],
      [3, 'EF-4'],
    ]);
  });

  it('take the place of a deleted item, and give it back when that is undone', async () => {
    const { projectId, ids } = await projectOf(4, 2);
    const whole = await offerOf(projectId, ids);
    const [a = '', b = ''] = ids;
    await engineer.projects.items.delete({ projectId, projectItemIds: [a] });
    await expect(offerOf(projectId, ids)).resolves.toEqual([
      [1, 'EF-1'],
      [2, 1, 'EF-1'],
      [3, 'EF-4'],
    ]);
    await engineer.projects.items.update({ projectId, projectItemId: b, tag: 'RF-1' });
    await engineer.projects.items.restore({ projectId, projectItemIds: [a] });
    await expect(offerOf(projectId, ids)).resolves.toEqual(whole);
    await engineer.projects.items.delete({ projectId, projectItemIds: [a, b] });
    await engineer.projects.items.restore({ projectId, projectItemIds: [a, b] });
    await expect(offerOf(projectId, ids)).resolves.toEqual(whole);
  });

  it('come with a new item that is saved as one, and stay with what replaces theirs', async () => {
    const { projectId, ids } = await projectOf(2, 1);
    const [a = '', b = ''] = ids;
    const beside = await configureRoofFan(engineer);
    const joined = await attach(engineer, projectId, beside.fanItemId, { tag: 'X', alternateToId: b });
    expect(joined).toMatchObject({ tag: 'EF-1', alternateToId: a, itemIndex: 2 });
    const better = await configureRoofFan(engineer);
    await attach(engineer, projectId, better.fanItemId, { tag: 'EF-9', replacesItemId: a });
    await expect(offerOf(projectId, [better.fanItemId, b, beside.fanItemId])).resolves.toEqual([
      [0, 'EF-9'],
      [1, 0, 'EF-9'],
      [2, 0, 'EF-9'],
    ]);
    const other = await configureRoofFan(engineer);
    await attach(engineer, projectId, other.fanItemId, { replacesItemId: b });
    await expect(engineer.projects.items.read({ projectId, projectItemId: other.fanItemId })).resolves.toMatchObject({
      ...{ tag: 'EF-9', alternateToId: better.fanItemId },
    });
  });

  it('are where their chosen item is, and have no location of their own', async () => {
    const { projectId, ids } = await projectOf(2, 1);
    const [a = '', b = ''] = ids;
    const { id: buildingId } = await engineer.projects.saveBuilding({ projectId, squareFeet: 20_000 });
    const update = (projectItemId: string, location: string | null) =>
      engineer.projects.items.update({ projectId, projectItemId, location });
    await update(a, 'Kitchen');
    await engineer.projects.setItemBuilding({ projectId, projectItemId: a, buildingId });
    await expect(engineer.projects.items.read({ projectId, projectItemId: b })).resolves.toMatchObject({
      ...{ location: 'Kitchen', buildingId },
    });
    await expect(update(b, 'Lobby')).rejects.toMatchObject({
      data: { modelState: { location: ['An alternate has the location of the item that is chosen.'] } },
    });
  });

  it('stand in the building of the chosen item and cover no floor', async () => {
    const projectId = await newProject();
    const [one, other] = [await configureCeilingFan(engineer), await configureCeilingFan(engineer)];
    const { id: buildingId } = await engineer.projects.saveBuilding({ projectId, squareFeet: 20_000 });
    await attach(engineer, projectId, one.fanItemId, { tag: 'HV-1', qty: 2 });
    await attach(engineer, projectId, other.fanItemId, { alternateToId: one.fanItemId });
    const place = (projectItemId: string, where: number | null) =>
      engineer.projects.setItemBuilding({ projectId, projectItemId, buildingId: where });
    await place(one.fanItemId, buildingId);
    await expect(place(other.fanItemId, null)).rejects.toMatchObject({ status: 400 });
    const { projectItems } = await engineer.projects.read({ projectId });
    expect(projectItems.map((item) => item.buildingId)).toEqual([buildingId, buildingId]);
    const fansOf = async () => (await engineer.projects.buildings({ projectId }))[0]?.fans;
    await expect(fansOf()).resolves.toMatchObject([{ quantity: 2 }]);
    await engineer.projects.alternates.choose({ projectId, projectItemId: other.fanItemId });
    await expect(fansOf()).resolves.toHaveLength(1);
  });

  it('copied alone are items of their own', async () => {
    const { projectId, ids } = await projectOf(2, 1);
    const [, b = ''] = ids;
    const copy = await engineer.fanItem.copyTo({ fanItemId: b, destinationProjectId: await newProject() });
    expect(copy).toMatchObject({ tag: 'EF-1', alternateToId: null });
    const plan = { newTag: 'EF-', newQuant: 1, startNumber: 7, makeOneCopy: false };
    await expect(engineer.fanItem.clone({ fanItemId: b, ...plan })).resolves.toMatchObject([{ alternateToId: null }]);
    await expect(engineer.projects.read({ projectId })).resolves.toMatchObject({ projectItems: { length: 3 } });
  });

  it('lose nothing when two choose at once', async () => {
    const { projectId, ids } = await projectOf(3, 2);
    await Promise.all(ids.map((projectItemId) => engineer.projects.alternates.choose({ projectId, projectItemId })));
    const { projectItems } = await engineer.projects.read({ projectId });
    expect(projectItems.map(({ projectItemId }) => projectItemId).sort()).toEqual([...ids].sort());
    expect(projectItems.map(({ alternateToId }) => alternateToId === null)).toEqual([true, false, false]);
  });
});
