import { randomUUID } from 'node:crypto';
import type { Project } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { type KillableServer, killableServer } from '../../../test/killable-server.ts';
import { createTestStorePlace, describeOnEachStore, type TestStorePlace } from '../../../test/store/test-store.ts';

const ITEMS = 12;

/** A call sent before the kill, and how to repeat it with the same key. */
interface Requested {
  readonly again: () => Promise<unknown>;
  /** The response, or undefined if the kill came first. */
  readonly result: Promise<unknown>;
}

function requested(call: () => Promise<unknown>): Requested {
  return { again: call, result: call().catch(() => undefined) };
}

describeOnEachStore('A server that is killed while projects change', (kind) => {
  let place: TestStorePlace;
  let server: KillableServer;
  let engineer: ApiClient;
  let sales: ApiClient;
  beforeAll(async () => {
    place = await createTestStorePlace(kind);
    server = await killableServer(place, ['engineer', 'sales']);
    await server.start();
    engineer = server.clientOf('engineer');
    sales = server.clientOf('sales');
  });
  afterAll(async () => {
    await server.kill();
    await place.remove();
  });

  const read = (projectId: string) => engineer.projects.read({ projectId });
  const tagsOf = ({ projectItems }: Project) =>
    [...projectItems].sort((a, b) => a.itemIndex - b.itemIndex).map(({ tag }) => tag ?? '');
  const isInOrder = ({ projectItems }: Project) =>
    [...projectItems]
      .map(({ itemIndex }) => itemIndex)
      .sort((a, b) => a - b)
      .every((index, position) => index === position);

  async function newProject(items: number): Promise<Project> {
    const { projectId } = await engineer.projects.create({ projectName: `Job ${randomUUID().slice(0, 8)}` });
    for (let number = 1; number <= items; number += 1) {
      const duty = { model: 'KRB245', cfm: 2000 + number * 10, sp: 0.5 };
      await engineer.projects.models.add({ projectId, ...duty, tag: `EF-${number}`, qty: 1, notes: null });
    }
    return read(projectId);
  }

  const once = () => ({ context: { idempotencyKey: randomUUID() } });

  /** Kills after the first response, while the other calls are in progress. */
  async function killAmid(calls: readonly Requested[]): Promise<void> {
    await Promise.race(calls.map(({ result }) => result));
    await server.kill();
    await Promise.all(calls.map(({ result }) => result));
    await server.start();
  }

  it('has moved each item once, or not at all, when the calls are repeated', async () => {
    const from = await newProject(ITEMS);
    const to = await newProject(0);
    const copies = from.projectItems.map(({ fanItemId }) => {
      const key = once();
      return requested(() => engineer.fanItem.copyTo({ fanItemId, destinationProjectId: to.projectId }, key));
    });
    await killAmid(copies);
    const between = await read(to.projectId);
    expect(isInOrder(between)).toBe(true);
    expect(new Set(tagsOf(between)).size).toBe(between.projectItems.length);
    // The clipboard goes on with the keys that it has kept: copies that are missing, then the originals.
    await Promise.all(copies.map(({ again }) => again()));
    const projectItemIds = from.projectItems.map(({ projectItemId }) => projectItemId);
    const removal = requested(() => engineer.projects.items.delete({ projectId: from.projectId, projectItemIds }));
    await killAmid([removal]);
    await removal.again().catch(() => undefined);
    expect((await read(from.projectId)).projectItems).toEqual([]);
    expect(tagsOf(await read(to.projectId)).sort()).toEqual(tagsOf(from).sort());
  });

  it('has the whole copy of a project or none, and one when the call is repeated', async () => {
    const { referenceId, displayName, projectItems } = await newProject(ITEMS);
    const clones = [1, 2, 3].map(() => {
      const key = once();
      return requested(() => sales.projects.clone({ source: 0, referenceId }, key));
    });
    await killAmid(clones);
    const copiesNow = async () => {
      const stubs = await sales.projectStubs.list();
      const copies = stubs.filter((stub) => stub.displayName.startsWith(displayName));
      return Promise.all(copies.map(({ projectId }) => sales.projects.read({ projectId })));
    };
    const between = await copiesNow();
    expect(between.every((copy) => copy.projectItems.length === projectItems.length && isInOrder(copy))).toBe(true);
    await Promise.all(clones.map(({ again }) => again()));
    expect(await copiesNow()).toHaveLength(clones.length);
  });

  it('has every item in one place of the order, after whichever of the moves arrived', async () => {
    const { projectId, projectItems } = await newProject(ITEMS);
    const moves = projectItems.map(({ projectItemId }, index) =>
      requested(() => engineer.projects.items.setIndex({ projectId, projectItemId, itemIndex: (index * 5) % ITEMS })),
    );
    await killAmid(moves);
    const after = await read(projectId);
    expect(isInOrder(after)).toBe(true);
    expect(tagsOf(after).sort()).toEqual(projectItems.map(({ tag }) => tag).sort());
  });
});
