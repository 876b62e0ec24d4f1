import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { eq } from 'drizzle-orm';
import { fullProject } from '../../../test/full-project.ts';
import { attach, configureRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

describeOnEachStore('Revisions of a project', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  const issued = async (number?: string) => {
    const { projectId } = await fullProject(engineer);
    const revision = await engineer.projects.revisions.issue({ projectId, name: 'Issued for bid', number });
    return { projectId, ...revision };
  };
  const read = (projectId: string) => engineer.projects.read({ projectId });
  const itemOf = async (projectId: string, tag: string) => {
    const item = (await read(projectId)).projectItems.find((entry) => entry.tag === tag);
    if (item === undefined) throw new Error(`There is no ${tag}`);
    return item;
  };
  const compare = (projectId: string, before: string, after = 'present') =>
    engineer.projects.revisions.compare({ projectId, before, after });

  it('are counted from 0 on, or by letters, and no number is given twice', async () => {
    const { projectId, number } = await issued();
    expect(number).toBe('0');
    const issue = (requested?: string) =>
      engineer.projects.revisions.issue({ projectId, name: 'Again', number: requested });
    const more = await Promise.all([issue(), issue(), issue()]);
    expect(more.map((item) => item.number).sort()).toEqual(['1', '2', '3']);
    expect((await issue('a')).number).toBe('A');
    const { nextNumber, revisions } = await engineer.projects.revisions.list({ projectId });
    expect(nextNumber).toBe('B');
    expect(revisions).toHaveLength(5);
    expect(revisions[0]).toMatchObject({ number: 'A', name: 'Again', itemCount: 3, issuedBy: expect.any(String) });
    const rejected: unknown = await issue('1').catch((error: unknown) => error);
    expect(statusOf(rejected)).toBe(400);
    expect(errorBodyOf(rejected)?.errors).toEqual({ number: ['Revision 1 was issued already'] });
  });

  it('the project says which it is of, and whether it was changed since', async () => {
    const { projectId, revisionId } = await issued();
    const current = async () => (await read(projectId)).currentRevision;
    expect(await current()).toMatchObject({ revisionId, number: '0', name: 'Issued for bid', changedSince: false });
    const { projectItemId } = await itemOf(projectId, 'EF-1');
    await engineer.projects.items.update({ projectId, projectItemId, qty: 4 });
    expect(await current()).toMatchObject({ number: '0', changedSince: true });
    await engineer.projects.revisions.issue({ projectId, name: 'Addendum 1' });
    expect(await current()).toMatchObject({ number: '1', name: 'Addendum 1', changedSince: false });
    expect((await engineer.projects.create({ projectName: 'Fresh' })).currentRevision).toBeNull();
  });

  it('say in fields and values what was changed since, with totals', async () => {
    const { projectId, revisionId } = await issued();
    expect(await compare(projectId, revisionId)).toMatchObject({ project: [], items: [], unchangedItems: 3 });
    const { projectItemId } = await itemOf(projectId, 'EF-1');
    await engineer.projects.items.update({ projectId, projectItemId, qty: 4, notes: 'Level 3' });
    const gone = await itemOf(projectId, 'EF-2');
    await engineer.projects.items.delete({ projectId, projectItemIds: [gone.projectItemId] });
    await attach(engineer, projectId, (await configureRoofFan(engineer)).fanItemId, { tag: 'EF-9', qty: 1 });
    const options = await engineer.fanItem.options.list({ fanItemId: projectItemId });
    const added = options.fanOptions.find(
      (item) => item.isVisible && !item.isDisabled && !item.isChecked && item.price > 0,
    );
    await engineer.fanItem.options.set({
      fanItemId: projectItemId,
      fanOptionId: added?.fanOptionId ?? 0,
      selected: true,
    });
    await engineer.projects.operatingCost.save({ projectId, daysPerWeek: 5, hoursPerDay: 8, electricCostPerKwh: 0.1 });
    const comparison = await compare(projectId, revisionId);
    expect(comparison.project).toEqual([{ field: 'daysPerWeek', of: null, before: 7, after: 5 }]);
    expect(comparison.items.map(({ kind: what, tag }) => [what, tag])).toEqual([
      ['changed', 'EF-1'],
      ['added', 'EF-9'],
      ['removed', 'EF-2'],
    ]);
    expect(comparison.unchangedItems).toBe(1);
    expect(comparison.items[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'quantity', before: 2, after: 4 },
        { field: 'notes', before: 'Roof EF-1', after: 'Level 3' },
        { field: 'optionAdded', before: null, after: added?.description },
      ]),
    );
    const { before, after } = comparison.totals;
    expect(after.units - before.units).toBe(1);
    expect(after.price).not.toBe(before.price);
    // The other way round it is the other way round.
    const back = await engineer.projects.revisions.compare({ projectId, before: 'present', after: revisionId });
    expect(back.items.map(({ kind: what }) => what).sort()).toEqual(['added', 'changed', 'removed']);
    expect(back.totals).toEqual({ before: after, after: before });
  });

  it('are gone back to with items, buildings, addresses and cost; the present is frozen first and comes back', async () => {
    const { projectId, revisionId } = await issued();
    const before = await read(projectId);
    const roof = await itemOf(projectId, 'EF-1');
    const gone = await itemOf(projectId, 'EF-2');
    await engineer.projects.items.update({ projectId, projectItemId: roof.projectItemId, tag: 'EF-1A', qty: 9 });
    await engineer.projects.items.delete({ projectId, projectItemIds: [gone.projectItemId] });
    // Swept: its undo is over, and its row is gone.
    await server.store.db.delete(schema.fanItems).where(eq(schema.fanItems.id, gone.projectItemId));
    await attach(engineer, projectId, (await configureRoofFan(engineer)).fanItemId, { tag: 'EF-9' });
    const [building] = await engineer.projects.buildings({ projectId });
    await engineer.projects.deleteBuilding({ projectId, buildingId: building?.id ?? 0 });
    await engineer.projects.change({ projectId, projectName: before.projectName, address: { city: 'Denver' } });
    const changed = await engineer.projects.file.export({ projectId });

    const response = await engineer.projects.revisions.goBack({ projectId, revisionId });
    expect(response.leftOut).toEqual([]);
    const after = await read(projectId);
    expect(after.projectItems.map(({ projectItemId, tag, qty }) => [projectItemId, tag, qty])).toEqual(
      before.projectItems.map(({ projectItemId, tag, qty }) => [projectItemId, tag, qty]),
    );
    expect(after.siteAddress).toEqual(before.siteAddress);
    expect(await engineer.projects.buildings({ projectId })).toMatchObject([
      { name: 'Building 1', fans: [{ quantity: 3 }] },
    ]);
    expect(after.currentRevision).toMatchObject({ number: '0', changedSince: false });
    expect(await compare(projectId, revisionId)).toMatchObject({ project: [], items: [], unchangedItems: 3 });
    const { revisions } = await engineer.projects.revisions.list({ projectId });
    expect(revisions[0]).toMatchObject({ revisionId: response.previousRevisionId, number: null, beforeNumber: '0' });

    // Undo; what is frozen already is not frozen again.
    await engineer.projects.revisions.goBack({ projectId, revisionId: response.previousRevisionId });
    expect(await engineer.projects.file.export({ projectId })).toEqual(changed);
    expect((await read(projectId)).currentRevision).toMatchObject({ number: '0', changedSince: true });
    expect((await engineer.projects.revisions.list({ projectId })).revisions).toHaveLength(2);
  });

  it('an item that moved to another project stays there; going back makes it again', async () => {
    const { projectId, revisionId } = await issued();
    const { projectItemId } = await itemOf(projectId, 'EF-1');
    const { projectId: other } = await engineer.projects.create({ projectName: 'Other' });
    await server.store.db
      .update(schema.fanItems)
      .set({ projectId: other })
      .where(eq(schema.fanItems.id, projectItemId));
    await engineer.projects.revisions.goBack({ projectId, revisionId });
    expect((await itemOf(projectId, 'EF-1')).projectItemId).not.toBe(projectItemId);
    expect((await read(other)).projectItems).toHaveLength(1);
  });

  it('are not changed by anybody, and are proved by their hash', async () => {
    const { projectId, revisionId } = await issued();
    const set = (values: object) =>
      server.store.db
        .update(schema.projectRevisions)
        .set(values)
        .where(eq(schema.projectRevisions.id, revisionId))
        .then(
          () => 'changed',
          () => 'rejected',
        );
    expect(await set({ name: 'Issued for construction' })).toBe('rejected');
    expect(await set({ number: '7' })).toBe('rejected');
    const frozen = await engineer.projects.revisions.read({ projectId, revisionId });
    await engineer.projects.rename({ projectId, projectName: `${frozen.name} renamed` });
    expect(await engineer.projects.revisions.read({ projectId, revisionId })).toEqual(frozen);
    await engineer.projectStubs.delete({ projectId });
    expect(statusOf(await engineer.projects.revisions.list({ projectId }).catch((error: unknown) => error))).toBe(404);
  });

  it('of another project are not found', async () => {
    const [one, other] = [await issued(), await issued()];
    const call = engineer.projects.revisions.read({ projectId: one.projectId, revisionId: other.revisionId });
    const error: unknown = await call.catch((rejected: unknown) => rejected);
    expect([statusOf(error), errorBodyOf(error)?.message]).toEqual([404, 'Revision not found']);
  });
});
