import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { eq } from 'drizzle-orm';
import { attach, configureRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { sweepStore } from '../../administration/sweeps/sweeps.ts';
import { schema } from '../../core/store/database.ts';

const HOUR_MS = 3_600_000;

describeOnEachStore('Changes of items', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  /** A project with as many fans, tagged EF-1 and on. */
  async function projectOf(projectName: string, count: number) {
    const { projectId } = await engineer.projects.create({ projectName });
    const ids: string[] = [];
    for (let index = 1; index <= count; index++) {
      const { fanItemId } = await configureRoofFan(engineer);
      await engineer.projects.attachItem({ projectId, itemId: fanItemId, tag: `EF-${index}`, qty: 1, notes: null });
      ids.push(fanItemId);
    }
    return { projectId, ids };
  }
  const orderOf = async (projectId: string) =>
    (await engineer.projects.read({ projectId })).projectItems.map(({ projectItemId }) => projectItemId);

  describe('of place', () => {
    it('[API-113] [ITM-007] move an item, return the whole order and keep it', async () => {
      const { projectId, ids } = await projectOf('Order', 4);
      const [a, b, c, d] = ids as [string, string, string, string];
      const move = (projectItemId: string, itemIndex: number) =>
        engineer.projects.items.setIndex({ projectId, projectItemId, itemIndex });
      await expect(move(d, 0)).resolves.toEqual({ order: [d, a, b, c] });
      await expect(move(d, 2)).resolves.toEqual({ order: [a, b, d, c] });
      await expect(move(a, 99)).resolves.toEqual({ order: [b, d, c, a] });
      await expect(orderOf(projectId)).resolves.toEqual([b, d, c, a]);
      const { projectItems } = await engineer.projects.read({ projectId });
      expect(projectItems.map(({ itemIndex }) => itemIndex)).toEqual([0, 1, 2, 3]);
      // Moving an item does not change its row version, so a concurrent cell edit is not rejected.
      expect(projectItems.map(({ rowVersion }) => rowVersion)).toEqual([2, 2, 2, 2]);
    });

    it('that meet lose nothing and double nothing', async () => {
      const { projectId, ids } = await projectOf('Order of two', 4);
      await Promise.all(
        ids.map((projectItemId, index) =>
          engineer.projects.items.setIndex({ projectId, projectItemId, itemIndex: 3 - index }),
        ),
      );
      const order = await orderOf(projectId);
      expect([...order].sort()).toEqual([...ids].sort());
    });

    it('reject an item of another project', async () => {
      const { projectId } = await projectOf('Without it', 1);
      const { ids } = await projectOf('With it', 1);
      const call = engineer.projects.items.setIndex({ projectId, projectItemId: ids[0] as string, itemIndex: 0 });
      await expect(call).rejects.toMatchObject({ status: 404 });
    });
  });

  describe('of words and quantity', () => {
    it('[API-110] change what is given and leave the rest', async () => {
      const { projectId, ids } = await projectOf('Words', 1);
      const projectItemId = ids[0] as string;
      const changed = await engineer.projects.items.update({ projectId, projectItemId, notes: 'Level 3' });
      expect(changed).toMatchObject({ tag: 'EF-1', qty: 1, notes: 'Level 3' });
      await expect(engineer.projects.items.update({ projectId, projectItemId, qty: 4 })).resolves.toMatchObject({
        ...{ tag: 'EF-1', qty: 4, notes: 'Level 3' },
      });
    });

    it('[ITM-012] reject quantities out of 1 to 99', async () => {
      const { projectId, ids } = await projectOf('Quantities', 1);
      for (const qty of [0, 100, 1.5]) {
        const call = engineer.projects.items.update({ projectId, projectItemId: ids[0] as string, qty });
        await expect(call).rejects.toMatchObject({ status: 400, data: { modelState: { qty: expect.any(Array) } } });
      }
    });

    it('of a pasted column happen all at once or, when one line is an old one, not at all', async () => {
      const { projectId, ids } = await projectOf('Pasted', 2);
      const [first, second] = ids as [string, string];
      const line = (projectItemId: string, tag: string, rowVersion: number) => ({
        ...{ projectItemId, tag, quantity: 3, notes: null, rowVersion },
      });
      const stale = [line(first, 'SF-1', 2), line(second, 'SF-2', 1)];
      await expect(engineer.projects.items.setMany({ projectId, items: stale })).rejects.toMatchObject({
        status: 409,
        data: { current: { projectItemId: second, tag: 'EF-2' } },
      });
      const { projectItems } = await engineer.projects.read({ projectId });
      expect(projectItems.map(({ tag }) => tag)).toEqual(['EF-1', 'EF-2']);
      const good = [line(first, 'SF-1', 2), line(second, 'SF-2', 2)];
      const changed = await engineer.projects.items.setMany({ projectId, items: good });
      expect(changed.map(({ tag, qty, rowVersion }) => [tag, qty, rowVersion])).toEqual([
        ['SF-1', 3, 3],
        ['SF-2', 3, 3],
      ]);
    });
  });

  describe('that delete', () => {
    it('[ITM-005] can be undone: the items come back to their places', async () => {
      const { projectId, ids } = await projectOf('Undone', 3);
      const [a, b, c] = ids as [string, string, string];
      await engineer.projects.items.delete({ projectId, projectItemIds: [a, b] });
      await expect(orderOf(projectId)).resolves.toEqual([c]);
      await expect(engineer.fanItem.read({ fanItemId: a })).rejects.toMatchObject({ status: 404 });
      const restored = await engineer.projects.items.restore({ projectId, projectItemIds: [b, a] });
      expect(restored.map(({ projectItemId, tag }) => [projectItemId, tag])).toEqual([
        [a, 'EF-1'],
        [b, 'EF-2'],
      ]);
      await expect(orderOf(projectId)).resolves.toEqual([a, b, c]);
    });

    it('are final for another project and after a day', async () => {
      const { projectId, ids } = await projectOf('Final', 1);
      const other = await projectOf('Elsewhere', 0);
      await engineer.projects.items.delete({ projectId, projectItemIds: ids });
      const restore = (where: string) => engineer.projects.items.restore({ projectId: where, projectItemIds: ids });
      await expect(restore(other.projectId)).rejects.toMatchObject({ status: 404 });
      const sweep = (hours: number) =>
        sweepStore(server.store.db, server.app.log, new Date(Date.now() + hours * HOUR_MS));
      const stored = () =>
        server.store.db
          .select()
          .from(schema.fanItems)
          .where(eq(schema.fanItems.id, ids[0] as string));
      await sweep(23.9);
      await expect(stored()).resolves.toHaveLength(1);
      await sweep(24.1);
      await expect(stored()).resolves.toEqual([]);
      await expect(restore(projectId)).rejects.toMatchObject({ status: 404 });
    });
  });

  it('[API-111] [API-112] are offered with voltages and motor of the item', async () => {
    const { projectId, ids } = await projectOf('Voltages', 1);
    const projectItemId = ids[0] as string;
    const voltages = await engineer.projects.items.voltages({ projectId, projectItemId });
    const item = await engineer.projects.items.read({ projectId, projectItemId });
    expect(voltages.filter(({ selected }) => selected).map(({ id }) => id)).toEqual([item.voltage.id]);
    const motor = await engineer.projects.items.motor({ projectId, projectItemId });
    expect(motor).toMatchObject({ motorId: item.motor.motorId, selected: true });
    const stranger = await server.clientOf('dev');
    await expect(stranger.projects.items.voltages({ projectId, projectItemId })).rejects.toMatchObject({ status: 404 });
  });

  it('[ITM-015] are the owner’s: no other user reads, changes, moves, deletes or restores them', async () => {
    const { projectId, ids } = await projectOf('Mine', 1);
    const projectItemId = ids[0] as string;
    const { items } = (await server.clientOf('dev')).projects;
    const calls = [
      items.read({ projectId, projectItemId }),
      items.update({ projectId, projectItemId, tag: 'X' }),
      items.setMany({ projectId, items: [{ projectItemId, tag: 'X', quantity: 1, notes: null }] }),
      items.setIndex({ projectId, projectItemId, itemIndex: 0 }),
      items.delete({ projectId, projectItemIds: ids }),
      items.restore({ projectId, projectItemIds: ids }),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ status: 404 });
    await expect(engineer.projects.items.read({ projectId, projectItemId })).resolves.toMatchObject({ tag: 'EF-1' });
  });

  it('show the weight of the unit', async () => {
    const { projectId } = await engineer.projects.create({ projectName: 'Weights' });
    const item = await attach(engineer, projectId, (await configureRoofFan(engineer)).fanItemId);
    expect(item.weightLb).toBeGreaterThan(10);
  });
});
